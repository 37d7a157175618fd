import {
  type Data,
  type ImportReferentiel,
  type importReferentielResource,
  type LigneGestion,
  referentielGestions,
} from '@espace-adherent/contract'
import { lireCsv, sansAccents } from '@espace-adherent/domain'
import { inTransaction } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { StaffContext } from '../context.ts'
import { recordGeste } from '../historique/index.ts'
import { referentielsTenus } from './gestion.ts'
import { textes } from './textes.ts'

type Demande = Data<typeof importReferentielResource>
type Valeurs = { code: string; libelle: string; ordre: number }
type Ligne = { ligne: number; valeurs: Valeurs; existante: LigneGestion | null }

const APERCU = 50
const ERREURS = 100

/** Reads a whole table from a spreadsheet; with one line that is wrong, nothing is written. */
export const importReferentielSource = {
  async update(
    context: StaffContext,
    { table, csv, isEssai }: Demande,
  ): Promise<ImportReferentiel> {
    const tenue = referentielsTenus.find(({ gestion }) => gestion.key === `referentiel.${table}`)
    if (!tenue) throw new AppError('NotFound')
    const existantes = new Map<string, LigneGestion>()
    for await (const ligne of tenue.rows(context, { taille: 1 })) existantes.set(ligne.id, ligne)
    const { lignes, erreurs } = lire(csv, existantes)
    const creations = lignes.filter(({ existante }) => existante === null)
    const modifications = lignes.filter(isModifiee)
    if (!isEssai) {
      if (erreurs.length > 0)
        throw new AppError('BadRequest', undefined, { csv: textes.lignesFausses })
      await inTransaction(context.db, async (tx) => {
        const ici = { ...context, db: tx }
        for (const { valeurs } of creations) await tenue.create(ici, valeurs)
        for (const { valeurs, existante } of modifications) {
          if (!existante) continue
          const { code: _, ...changees } = valeurs
          const { id, revision } = existante
          await tenue.update(ici, { id, revision, valeurs: changees })
        }
        await recordGeste(tx, context, {
          action: 'import',
          objet: 'import',
          cible: table,
          detail: {
            creations: creations.length,
            modifications: modifications.length,
            inchangees: lignes.length - creations.length - modifications.length,
          },
        })
      })
    }
    return {
      creations: creations.length,
      modifications: modifications.length,
      inchangees: lignes.length - creations.length - modifications.length,
      absentes: existantes.size - lignes.filter(({ existante }) => existante !== null).length,
      erreurs: erreurs.slice(0, ERREURS),
      apercu: [...creations, ...modifications]
        .slice(0, APERCU)
        .map(({ ligne, valeurs, existante }) => ({
          ligne,
          code: valeurs.code,
          avant: existante && dire(existante as unknown as Valeurs),
          apres: dire(valeurs),
        })),
    }
  },
}

const dire = ({ libelle, ordre }: Valeurs) => `${libelle} (${ordre})`

const isModifiee = ({ valeurs, existante }: Ligne) =>
  existante !== null && (existante.libelle !== valeurs.libelle || existante.ordre !== valeurs.ordre)

/** Each line by its heading; an order that is not given is the one that stands, or the line's own. */
function lire(csv: string, existantes: ReadonlyMap<string, LigneGestion>) {
  const { entete, lignes: brutes } = lireCsv(csv)
  const noms = entete.map((nom) => sansAccents(nom).toLowerCase())
  const rang = (nom: string) => noms.indexOf(nom)
  if (rang('code') === -1 || rang('libelle') === -1)
    throw new AppError('BadRequest', undefined, { csv: textes.entete })
  const { creation } = referentielGestions['referentiel.civilite']
  const lignes: Ligne[] = []
  const erreurs: ImportReferentiel['erreurs'] = []
  const vus = new Set<string>()
  for (const [i, { numero, cases }] of brutes.entries()) {
    const [code = '', libelle = ''] = [cases[rang('code')], cases[rang('libelle')]]
    const existante = existantes.get(code) ?? null
    const ordre = cases[rang('ordre')]
    const lue = creation.safeParse({
      code,
      libelle,
      ordre: ordre ? Number(ordre) : (existante?.ordre ?? i + 1),
    })
    if (vus.has(code)) erreurs.push({ ligne: numero, message: textes.double(code) })
    else if (lue.success) lignes.push({ ligne: numero, valeurs: lue.data as Valeurs, existante })
    else
      for (const { path, message } of lue.error.issues)
        erreurs.push({ ligne: numero, message: textes.champ(String(path[0]), message) })
    vus.add(code)
  }
  return { lignes, erreurs }
}
