import type { Remboursement } from '@espace-adherent/contract'
import { panierLe, soinDe } from '@espace-adherent/domain'
import type { LigneLue } from './lignes.repository.ts'

/** An act that left the nomenclature is still named, by its code. */
export const libelleActe = (code: string) => soinDe(code)?.libelle ?? code

export const familleActe = (code: string) => soinDe(code)?.famille ?? 'soinsCourants'

export const toRemboursement = ({
  place: _,
  ...lue
}: LigneLue & { place?: unknown }): Remboursement => ({
  ...lue,
  libelle: libelleActe(lue.codeActe),
  famille: familleActe(lue.codeActe),
  is100Sante: panierLe(lue.codeActe, lue.dateSoins) === '100sante',
  reste: lue.depense - lue.ro - lue.rc,
})
