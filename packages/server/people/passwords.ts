import { hash, verify } from '@node-rs/argon2';

/** Argon2id is what the binding uses by itself; 19 MiB and two passes are what OWASP asks for at least. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

export const isPassword = (hashed: string, password: string): Promise<boolean> => verify(hashed, password);

let nobody: Promise<string> | null = null;

/** Takes as long as a real comparison, so that nobody learns which names have an account. */
export async function compareWithNobody(password: string): Promise<false> {
  nobody ??= hashPassword('nobody has this password');
  await isPassword(await nobody, password);
  return false;
}
