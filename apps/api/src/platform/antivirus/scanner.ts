import type { Content } from '../crypto/index.ts'

export type Verdict =
  | { etat: 'sain' }
  | { etat: 'infecte'; signature: string }
  /** The scanner is away, too slow, or unable to say: ask again later. */
  | { etat: 'indisponible' }

export type Scanner = {
  /**
   * Never rejects because the scanner is missing; it rejects when the content itself cannot be
   * read.
   */
  scan(content: Content): Promise<Verdict>
  isReady(): Promise<boolean>
}
