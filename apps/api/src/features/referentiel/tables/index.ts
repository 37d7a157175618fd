import type { CodeLibelle, TableReferentiel } from '@espace-adherent/contract'
import { abreviations as adresse } from '@espace-adherent/domain'
import { etablissements } from './etablissements.ts'
import { etatCivil } from './etat-civil.ts'
import { gestion } from './gestion.ts'
import { listPays } from './pays.ts'
import { sante } from './sante.ts'

type Lignes = readonly (readonly [code: string, libelle: string])[]

const lignes: Record<Exclude<TableReferentiel, 'pays'>, Lignes> = {
  ...etatCivil,
  ...adresse,
  ...etablissements,
  ...sante,
  ...gestion,
}

/** The rows of every table, in the order in which they are shown. */
export const listReferentiels = (): Record<TableReferentiel, CodeLibelle[]> => ({
  ...(Object.fromEntries(
    Object.entries(lignes).map(([table, rows]) => [
      table,
      rows.map(([code, libelle]) => ({ code, libelle })),
    ]),
  ) as Record<keyof typeof lignes, CodeLibelle[]>),
  pays: listPays(),
})
