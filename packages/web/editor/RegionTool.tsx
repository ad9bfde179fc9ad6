import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RegionPicture, regionColour, Swatch } from './Swatch.tsx';
import type { ToolProps } from './Tools.tsx';

/** Every region there is: on the board, in the game's own board, and those that its rules ask for. */
export function regionsOf({ kit, draft }: Pick<ToolProps, 'kit' | 'draft'>): string[] {
  return [...new Set([...kit.regions, ...draft.hexes.flatMap(({ region }) => region ?? [])])];
}

export function RegionTool({ kit, draft, brush, change }: ToolProps) {
  const { t } = useTranslation();
  const [fresh, setFresh] = useState('');
  const known = regionsOf({ kit, draft });
  const regions = brush.region === '' || known.includes(brush.region) ? known : [...known, brush.region];
  return (
    <>
      {regions.map((region) => (
        <Swatch
          key={region}
          label={region}
          chosen={!brush.erases && brush.region === region}
          choose={() => change({ region, erases: false })}
        >
          <RegionPicture colour={regionColour(regions, region)} />
        </Swatch>
      ))}
      <form
        className="palette-field"
        onSubmit={(event) => {
          event.preventDefault();
          if (fresh.trim() !== '') change({ region: fresh.trim(), erases: false });
          setFresh('');
        }}
      >
        <label>
          <span>{t('editor.region-new')}</span>
          <input value={fresh} maxLength={40} onChange={({ target }) => setFresh(target.value)} />
        </label>
        <button type="submit" className="quiet-button">
          {t('editor.add')}
        </button>
      </form>
    </>
  );
}
