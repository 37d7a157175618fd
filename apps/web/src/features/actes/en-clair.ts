import type { LigneResume } from '@espace-adherent/domain/actes'
import { formatIban, maskIban, normalizeIban } from '@espace-adherent/domain/rib/iban.ts'
import { maskTelephone } from '@espace-adherent/domain/securite'
import { formatTelephone, normalizeTelephone } from '@espace-adherent/domain/telephone'

/**
 * What was typed is read again in full before it is sent, so that a slip is seen; only there: what is known already, and
 * everything that is kept or sent, stays masked.
 */
export function enClair(lignes: readonly LigneResume[], saisie: object): readonly LigneResume[] {
  const { iban, telephone } = saisie as Readonly<Record<string, unknown>>
  const clairs = new Map<string, string>()
  if (typeof iban === 'string' && iban !== '')
    clairs.set(maskIban(normalizeIban(iban)), formatIban(iban, { ibanEtrangerAccepte: true }))
  const numero = typeof telephone === 'string' ? normalizeTelephone(telephone) : null
  if (numero !== null) clairs.set(maskTelephone(numero), formatTelephone(String(telephone)))
  return lignes.map((ligne) => ({ ...ligne, apres: clairs.get(ligne.apres ?? '') ?? ligne.apres }))
}
