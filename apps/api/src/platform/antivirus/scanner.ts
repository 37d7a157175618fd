import type { Content } from '../crypto/index.ts'

export type Verdict =
  | { etat: 'sain' }
  | { etat: 'infecte'; signature: string }
  /** Away, too slow, or unable to say: to be asked again later. */
  | { etat: 'indisponible' }

export type Scanner = {
  /** Never rejects for want of a scanner; a fault of the content itself is the caller's. */
  scan(content: Content): Promise<Verdict>
  isReady(): Promise<boolean>
}
