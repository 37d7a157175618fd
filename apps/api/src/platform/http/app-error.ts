import { catalogue, type ErrorBody, type ErrorCode } from '@espace-adherent/contract'

type Precisions = Omit<ErrorBody, 'code' | 'message' | 'champs'>

/** A failure that a person may be told: one code of the catalogue, maybe a more precise sentence. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly champs: Record<string, string> | undefined
  /** Details that a failure gives besides its message, where the contract names them. */
  readonly precisions: Precisions

  constructor(
    code: ErrorCode,
    message?: string,
    champs?: Record<string, string>,
    precisions: Precisions = {},
  ) {
    super(message ?? catalogue[code].message)
    this.code = code
    this.champs = champs
    this.precisions = precisions
  }

  get status(): number {
    return catalogue[this.code].status
  }

  get body(): ErrorBody {
    return {
      code: this.code,
      message: this.message,
      ...(this.champs && { champs: this.champs }),
      ...this.precisions,
    }
  }
}

/** A write from an old revision: both versions are given, for a person to choose. */
export const staleWrite = (votre: unknown, actuelle: unknown) =>
  new AppError('Conflict', undefined, undefined, { versions: { votre, actuelle } })

/** What is wrong, by field; nothing where nothing is. */
export function refuseFautes(fautes: Readonly<Record<string, string | null | undefined>>): void {
  const dites = Object.entries(fautes).filter((faute): faute is [string, string] => !!faute[1])
  if (dites.length > 0) throw new AppError('BadRequest', undefined, Object.fromEntries(dites))
}
