"""
Makes the wheel of this client with the engine inside, with nothing but the standard library: python3 make_wheel.py ENGINE FOLDER, where ENGINE is the one file of
JavaScript that `npm run wheel` builds. It runs where Node is found.
"""

import base64
import csv
import hashlib
import io
import os
import re
import sys
import zipfile
from typing import Dict

HERE = os.path.dirname(os.path.abspath(__file__))
# The same files give the same wheel.
DATED = (2020, 1, 1, 0, 0, 0)


def make(engine: str, folder: str) -> str:
    with open(os.path.join(HERE, "pyproject.toml")) as file:
        project = file.read()

    def said(name: str) -> str:
        found = re.search(rf'^{name} = "(.*)"$', project, re.M)
        assert found is not None
        return found.group(1)

    name, version = said("name"), said("version")
    gym = re.findall(r'"([^"]+)"', re.search(r"^gym = \[(.*)\]$", project, re.M).group(1))  # type: ignore[union-attr]
    files: Dict[str, bytes] = {}
    package = os.path.join(HERE, "hexwright")
    for each in sorted(os.listdir(package)):
        if each.endswith((".py", ".typed")):
            with open(os.path.join(package, each), "rb") as source:
                files[f"hexwright/{each}"] = source.read()
    with open(engine, "rb") as source:
        files["hexwright/engine.mjs"] = source.read()
    info = f"{name}-{version}.dist-info"
    with open(os.path.join(HERE, "README.md")) as file:
        readme = file.read()
    head = [
        "Metadata-Version: 2.1",
        f"Name: {name}",
        f"Version: {version}",
        f"Summary: {said('description')}",
        f"Requires-Python: {said('requires-python')}",
        "License: MIT",
        "Provides-Extra: gym",
        *[f'Requires-Dist: {each}; extra == "gym"' for each in gym],
        "Description-Content-Type: text/markdown",
    ]
    files[f"{info}/METADATA"] = ("\n".join(head) + "\n\n" + readme).encode()
    files[f"{info}/WHEEL"] = b"Wheel-Version: 1.0\nGenerator: hexwright\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    record = io.StringIO()
    rows = csv.writer(record, lineterminator="\n")
    for path, data in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        rows.writerow([path, f"sha256={digest}", len(data)])
    rows.writerow([f"{info}/RECORD", "", ""])
    files[f"{info}/RECORD"] = record.getvalue().encode()
    os.makedirs(folder, exist_ok=True)
    wheel = os.path.join(folder, f"{name}-{version}-py3-none-any.whl")
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, data in files.items():
            archive.writestr(zipfile.ZipInfo(path, DATED), data, zipfile.ZIP_DEFLATED)
    return wheel


if __name__ == "__main__":
    print(make(*sys.argv[1:3]))
