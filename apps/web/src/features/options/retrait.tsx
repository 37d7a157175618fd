import type { ActeGestion } from '@espace-adherent/contract/actes'
import type { ActeRetrait } from '@espace-adherent/contract/options'
import type { Choix } from '@espace-adherent/domain/choix'
import { formatMontant } from '@espace-adherent/domain/montants'
import { champs, type Rendu } from '@espace-adherent/ui/champs/champs.tsx'
import { jourEffet } from '@espace-adherent/ui/champs/effet.tsx'
import { demarche, type VueDe } from '../actes/index.ts'
import { textes } from './textes.ts'

type Vendu = { code: string; libelle: string; montantMensuel: number }

/** Each with its price. */
export const choixRenforts = (renforts: readonly Vendu[]) =>
  renforts.map(({ code, libelle, montantMensuel }) => ({
    valeur: code,
    libelle: textes.libellePrix(libelle, formatMontant(montantMensuel)),
  }))

/** One act or the other: they differ in how many are chosen. */
export const retraitDemarche = <K extends ActeGestion>(
  acte: ActeRetrait<K>,
  choisir: (choix: Choix<string>[]) => Rendu<string[]>,
) => {
  const Renforts = ({ form, faits, plages }: VueDe<ActeRetrait>) =>
    champs(form, {
      codes: choisir(choixRenforts(faits.renforts)),
      dateEffet: jourEffet(textes.finDes, plages),
    })
  return demarche(
    acte,
    { renforts: Renforts },
    {
      rien: ({ renforts }) => renforts.length === 0 && { titre: textes.aucunARetirer },
      initial: ({ search }) => ({ codes: search.getAll('renfort') }),
    },
  )
}
