import {
  type Acte,
  type ActeGestion,
  actes,
  type EssaiGarde,
  type RegleAdministree,
  type SaisieRegle,
  type VersionRegle,
} from '@espace-adherent/contract'
import {
  circonstancesRegle,
  controlerRegle,
  dateAParis,
  isEssaiReussi,
  type RegleDateEffet,
} from '@espace-adherent/domain'
import { type Executor, inTransaction } from '../../platform/db/index.ts'
import { AppError, staleWrite } from '../../platform/http/index.ts'
import type { StaffContext } from '../context.ts'
import { recordGeste } from '../historique/index.ts'
import { essaisDe } from './essais.ts'
import { findOffres, findRegles, findVersions, writeRegle } from './regles.repository.ts'
import { textes } from './textes.ts'

/** The acts whose day is chosen, with the rule that each comes with. */
const dates = (
  Object.entries(actes) as [ActeGestion, Pick<Acte, 'libelle' | 'dateEffet'>][]
).flatMap(([acte, { libelle, dateEffet }]) =>
  dateEffet ? [{ acte, libelle, origine: dateEffet }] : [],
)

type Ecrite = Awaited<ReturnType<typeof findRegles>>[number]

/** Each act for all offers, then for the offers that have, or had, a rule of their own. */
async function listRegles({ db, client }: Pick<StaffContext, 'db' | 'client'>) {
  const ecrites = await findRegles(db, client.code)
  return dates.flatMap(({ acte, libelle, origine }) => {
    const siennes = ecrites.filter((ecrite) => ecrite.acte === acte)
    const generale = siennes.find(({ nomOffre }) => nomOffre === '')
    const base = { acte, libelle, origine: origine as RegleAdministree['origine'] }
    const propres = siennes
      .filter(({ nomOffre, regle }) => nomOffre !== '' && regle !== null)
      .sort((a, b) => a.nomOffre.localeCompare(b.nomOffre, 'fr'))
    return [
      toRegle(base, '', generale),
      ...propres.map((une) =>
        toRegle({ ...base, origine: lisible(generale?.regle ?? origine) }, une.nomOffre, une),
      ),
    ]
  })
}

const toRegle = (
  base: Pick<RegleAdministree, 'acte' | 'libelle' | 'origine'>,
  nomOffre: string,
  ecrite: Ecrite | undefined,
): RegleAdministree => ({
  ...base,
  id: `${base.acte} ${nomOffre}`.trim(),
  nomOffre,
  regle: ecrite?.regle ? lisible(ecrite.regle) : null,
  revision: ecrite?.revision ?? 0,
  modifieLe: ecrite?.modifieLe?.toISOString() ?? null,
  modifiePar: ecrite?.modifiePar ?? null,
})

/** The same value, as the wire has it. */
const lisible = (regle: RegleDateEffet) => regle as RegleAdministree['origine']

async function findRegleAdministree(
  context: Pick<StaffContext, 'db' | 'client'>,
  { acte, nomOffre }: Pick<SaisieRegle, 'acte' | 'nomOffre'>,
): Promise<RegleAdministree> {
  const toutes = await listRegles(context)
  const une = toutes.find((regle) => regle.acte === acte && regle.nomOffre === nomOffre)
  if (une) return une
  const generale = toutes.find((regle) => regle.acte === acte && regle.nomOffre === '')
  if (!generale) throw new AppError('NotFound')
  // One that its offer gave up keeps its revision: what comes next is counted from it.
  const ecrites = await findRegles(context.db, context.client.code)
  const ecrite = ecrites.find((autre) => autre.acte === acte && autre.nomOffre === nomOffre)
  return toRegle({ ...generale, origine: generale.regle ?? generale.origine }, nomOffre, ecrite)
}

export const reglesDateEffetSource = {
  list: listRegles,

  update: (context: StaffContext, sent: SaisieRegle): Promise<RegleAdministree> =>
    inTransaction(context.db, async (tx) => {
      const { client, visiteur, now } = context
      const { acte, nomOffre, revision, regle } = sent
      const ici = { db: tx, client }
      const avant = await findRegleAdministree(ici, sent)
      if (nomOffre !== '' && !(await findOffres(tx, client.code)).includes(nomOffre))
        throw new AppError('BadRequest', undefined, { nomOffre: textes.offreInconnue })
      if (avant.revision !== revision) throw staleWrite(sent, avant)
      if (regle) {
        const fautes = controlerRegle(regle, circonstancesRegle(acte), dateAParis(now))
        if (Object.keys(fautes).length > 0)
          throw new AppError('BadRequest', textes.regleRefusee, fautes)
      }
      if (!sent.malgreEssais) {
        const rompus = await essaisRompus(ici, sent, regle ?? avant.origine)
        if (rompus.length > 0)
          throw new AppError('BadRequest', textes.essaisRompus(rompus.length), {
            essais: rompus.map(({ libelle }) => libelle).join('\n'),
          })
      }
      const par = visiteur.compteId
      const place = { clientCode: client.code, acte, nomOffre }
      if (!(await writeRegle(tx, { ...place, revision, regle, le: now, par })))
        throw staleWrite(sent, await findRegleAdministree(ici, sent))
      await recordGeste(tx, context, {
        action: regle ? 'modification' : 'suppression',
        objet: 'regle-date-effet',
        cible: avant.id,
        avant: { regle: JSON.stringify(avant.regle) },
        apres: { regle: JSON.stringify(regle), revision: revision + 1 },
      })
      return findRegleAdministree(ici, sent)
    }),
}

/** The kept trials of this rule, and of the offers that follow it, that would fail. */
async function essaisRompus(
  context: { db: Executor; client: StaffContext['client'] },
  { acte, nomOffre }: Pick<SaisieRegle, 'acte' | 'nomOffre'>,
  regle: RegleDateEffet,
): Promise<EssaiGarde[]> {
  const propres = (await listRegles(context))
    .filter((une) => une.acte === acte && une.nomOffre !== '')
    .map((une) => une.nomOffre)
  const isConcerne = (essai: EssaiGarde) =>
    nomOffre === '' ? !propres.includes(essai.nomOffre) : essai.nomOffre === nomOffre
  return (await essaisDe(context)).filter(
    (essai) => essai.acte === acte && isConcerne(essai) && !isEssaiReussi(regle, essai.essai),
  )
}

export const versionsRegleSource = {
  async list(
    { db, client }: StaffContext,
    { acte, nomOffre = '' }: { acte: ActeGestion; nomOffre?: string | undefined },
  ): Promise<VersionRegle[]> {
    const versions = await findVersions(db, { clientCode: client.code, acte, nomOffre })
    return versions.map(({ regle, le, ...version }) => ({
      ...version,
      regle: regle && lisible(regle),
      le: le.toISOString(),
    }))
  },
}
