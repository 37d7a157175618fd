import type { Gestion } from '@espace-adherent/contract/gestion'
import { type CleGestion, gestions } from '@espace-adherent/contract/gestions'
import { table } from './routes.ts'

/** The tables that have a screen, in the order of their list. */
export const tables = (Object.values(gestions) as unknown as Gestion[]).filter(({ ecran }) => ecran)

const parChemin = new Map(tables.map((gestion) => [gestion.ecran?.chemin, gestion]))

/** Addresses of before, which links in older mails still name. */
const anciens: Readonly<Record<string, string>> = { droits: 'droits-personnels' }

export const tableDe = (chemin: string): Gestion | undefined =>
  parChemin.get(anciens[chemin] ?? chemin)

export const adresseDe = ({ ecran }: Gestion): string => table.link({ table: ecran?.chemin ?? '' })

/** The same as the navigation leads there. */
export const entreeDe = ({ ecran }: Gestion): string =>
  table.link({ table: ecran?.chemin ?? '' }, ecran?.depart)

/** Where that table is looked after, with a search or a row that is open. */
export const lienTable = (cle: CleGestion, search?: Record<string, string>): string =>
  table.link({ table: (gestions[cle] as unknown as Gestion).ecran?.chemin ?? '' }, search)
