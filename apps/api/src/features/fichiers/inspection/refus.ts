/** Why a file is refused by what it holds; each has its sentence in `textes.ts`. */
export type Refus =
  /** The bytes are not those of a file of that extension. */
  | 'etranger'
  /** Cut on its way, or never whole. */
  | 'incomplet'
  /** It is what it says, and something else besides. */
  | 'double'
  /** Opened, it would fill the memory of whoever opens it; or looking at it would take too long. */
  | 'demesure'
  /** Built so that two readers would see two documents, or so that we cannot look at it. */
  | 'detourne'
  | 'virus'
  | 'macro'
  /** Another file, or the object of another program, inside. */
  | 'objet'
  /** Something is fetched elsewhere when it is opened. */
  | 'lienExterne'
  /** A field or a formula that starts another program. */
  | 'programme'
  | 'motDePasse'
  | 'pdfProtege'
  | 'pdfScript'
  | 'pdfAction'
  | 'pdfPieceJointe'
  | 'pdfFormulaire'

/** Thrown wherever the reason is found, however deep. */
export class RefusError extends Error {
  override name = 'RefusError'
  readonly refus: Refus

  constructor(refus: Refus) {
    super(refus)
    this.refus = refus
  }
}

export function refuse(refus: Refus): never {
  throw new RefusError(refus)
}

/** What one file may cost, whatever it claims: spending more is a refusal. */
export type Budget = { spend(amount: number): void }

export function createBudget(amount: number): Budget {
  let left = amount
  return {
    spend(spent) {
      left -= spent
      if (left < 0) refuse('demesure')
    },
  }
}
