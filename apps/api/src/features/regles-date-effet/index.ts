import {
  type ActeGestion,
  actesDates,
  essaisDateEffetGestion,
  type LigneGestion,
  reglesDateEffetGestion,
} from '@espace-adherent/contract'
import {
  circonstancesRegle,
  controlerRegle,
  dateAParis,
  isEssaiReussi,
  type RegleDateEffet,
} from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { StaffContext } from '../context.ts'
import { gere } from '../gestion/index.ts'
import { defineSlice } from '../slice.ts'
import {
  cleRegle,
  essais,
  findContratEssai,
  findEssais,
  findOffres,
  findRegles,
  regles,
} from './regles.repository.ts'
import { textes } from './textes.ts'

type Ligne = LigneGestion & { acte: ActeGestion; nomOffre: string; regle: RegleDateEffet }

const part = ({ client }: StaffContext) => ({ clientCode: client.code })

/** The days that acts allow, as staff decide them. */
const reglesTenues = gere(reglesDateEffetGestion, {
  table: regles,
  cle: cleRegle,
  part,
  origines: () => actesDates.map(({ acte, origine }) => ({ acte, nomOffre: '', regle: origine })),
  async verifie(context, tx, valeurs, { ligne, but }) {
    const { acte, nomOffre } = (ligne ?? valeurs) as Ligne
    if (nomOffre !== '' && !(await isOffre(tx, context.client.code, nomOffre)))
      return { fautes: { nomOffre: textes.offreInconnue } }
    const ecrites = await findRegles(tx, context.client.code, acte)
    const isRetrait = but === 'retrait'
    const { regle = isRetrait ? dessous(acte, nomOffre, ecrites) : ligne?.regle } =
      valeurs as Partial<Ligne>
    const rompus = (await findEssais(tx, context.client.code, acte)).filter(
      (essai) =>
        isSuivie(essai.nomOffre, nomOffre, ecrites) &&
        !isEssaiReussi(regle as RegleDateEffet, essai.essai),
    )
    return {
      ...(!isRetrait && { fautes: fautesDe(acte, regle as RegleDateEffet, context.now) }),
      ...(rompus.length > 0 && {
        reserves: { essais: textes.essaisRompus(rompus.map(({ libelle }) => libelle)) },
      }),
    }
  },
  async apercu({ db, client }, { numeroContrat }: { numeroContrat: string }) {
    const contrat = await findContratEssai(db, client.code, numeroContrat)
    if (!contrat)
      throw new AppError('BadRequest', undefined, { numeroContrat: textes.contratInconnu })
    return contrat
  },
})

type Ecrites = Awaited<ReturnType<typeof findRegles>>

/** What holds without a rule of its own: the one for all offers, and under it the act's. */
const dessous = (acte: ActeGestion, nomOffre: string, ecrites: Ecrites) =>
  (nomOffre === '' ? undefined : ecrites.find((une) => une.nomOffre === ''))?.regle ??
  actesDates.find((un) => un.acte === acte)?.origine

/** An offer without a rule of its own follows the one for all. */
const isSuivie = (offre: string, nomOffre: string, ecrites: Ecrites) =>
  offre === nomOffre || (nomOffre === '' && !ecrites.some((une) => une.nomOffre === offre))

const isOffre = async (tx: Executor, clientCode: string, nom: string) =>
  (await findOffres(tx, clientCode)).some(({ code }) => code === nom)

const fautesDe = (acte: ActeGestion, regle: RegleDateEffet, now: Date) =>
  Object.fromEntries(
    Object.entries(controlerRegle(regle, circonstancesRegle(acte), dateAParis(now))).map(
      ([place, faute]) => [place === 'regle' ? place : `regle.${place}`, faute],
    ),
  )

const essaisTenus = gere(essaisDateEffetGestion, {
  table: essais,
  cle: essais.id,
  part,
  derive: (valeurs) => ({ nomOffre: valeurs.nomOffre ?? '' }),
})

const gestionsTenues = [reglesTenues, essaisTenus]

const offresRegleSource = {
  list: ({ db, client }: StaffContext) => findOffres(db, client.code),
}

export const reglesDateEffetSlice = defineSlice({
  nom: 'regles-date-effet',
  sources: () => ({ offresRegle: offresRegleSource }),
  gestions: gestionsTenues,
})
