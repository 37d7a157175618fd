import { type EtatPaiement, formatMontant } from '@espace-adherent/domain'
import { type Ecriture, findTitulaire } from '../../../noyau/index.ts'
import { type Annonce, annonce, announceVers, note, type Qui } from '../../nouvelles/index.ts'
import * as mots from './mots.ts'
import type { PaiementRow } from './paiements.repository.ts'

export type Nouvelle = {
  motif: string | null
  /** What was given back since it was last asked about, in cents. */
  rendu: number
  /** Instalments that it had paid are due again. */
  isDuEncore: boolean
}

function annonceDe(row: PaiementRow, { motif, rendu, isDuEncore }: Nouvelle): Annonce | null {
  const { etat, montant, reference, enTrop } = row
  if (rendu > 0)
    return annonce(isDuEncore ? mots.rembourse : mots.rendu, { montant: rendu, reference })
  if (etat === 'accepte')
    return enTrop > 0
      ? annonce(mots.enTrop, { montant, reference, enTrop, isRegle: enTrop < montant })
      : annonce(mots.accepte, { montant, reference })
  if (etat === 'incoherent' && motif) return annonce(mots.aVerifier, { montant, reference, motif })
  // Whoever left the page knows: they are shown it, and not written to.
  return etat === 'refuse' && motif ? annonce(mots.echoue, { montant, reference, motif }) : null
}

/** Tells whoever paid how it went: a mail and a notification. */
export async function dire(e: Ecriture<Qui>, row: PaiementRow, nouvelle: Nouvelle): Promise<void> {
  const say = annonceDe(row, nouvelle)
  const compte = row.compteId === null ? undefined : await findTitulaire(e, row.compteId)
  if (!say || !compte) return
  const { client, now, messages } = e.qui
  const lien = `/cotisations/paiement/${row.id}`
  const resume = nouvelle.motif ?? formatMontant(row.montant)
  await announceVers(messages, e, client, compte, lien, say, now, undefined, resume)
}

/** One line of a payment's history, by the portal itself. */
export const record = (
  e: Ecriture<Qui>,
  { id, compteId }: PaiementRow,
  quoi: EtatPaiement | 'en-trop' | 'rendu',
) =>
  note(e, {
    action: `paiement-${quoi}`,
    objet: 'paiement',
    cible: id,
    a: compteId === null ? null : { compte: compteId },
  })
