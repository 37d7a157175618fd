import { JOURS_ALERTE } from '@espace-adherent/contract'
import { defineMail } from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import { eachDue, every } from '../../platform/jobs/index.ts'
import type { Client } from '../client.ts'
import type { StaffContext } from '../context.ts'
import { type Messages, notice } from '../messages/index.ts'
import { defineSlice } from '../slice.ts'
import {
  type AlerteLue,
  deleteLecturesBefore,
  findAdministrateurs,
  findAlertes,
  findNonPrevenues,
  markPrevenue,
} from './surveillance.repository.ts'
import { textes } from './textes.ts'

export { compterLignes, ouvrirDossier, surveillee } from './lectures.ts'
export { purgeAlertes } from './surveillance.repository.ts'

const lectureMassive = defineMail({
  key: 'surveillance.lectureMassive',
  libelle: 'Quelqu’un du personnel lit ou exporte beaucoup de données',
  variables: { personne: 'texte', nombre: 'nombre', isExport: 'condition', periode: 'texte' },
  sujet: 'Lecture inhabituelle par ((personne))',
  corps: [
    '((personne)) a ((si isExport))exporté ((nombre))\u00a0lignes((sinon))ouvert ((nombre))\u00a0dossiers d’adhérents((fin)) ((periode)), au-delà du seuil d’alerte.',
    'L’historique de l’administration montre quoi et quand. Si cela ne s’explique pas, verrouillez son compte.',
  ],
})

const surveillanceMots = [lectureMassive]

type Deps = { db: Executor; messages: Messages; tousClients(): readonly Client[] }

const PREVENIR_EVERY_MS = 60_000
const JOUR_MS = 86_400_000

/** Who reads more than their work explains: told, shown, and stopped in the end. */
export const surveillanceSlice = defineSlice({
  nom: 'surveillance',
  mots: surveillanceMots,
  sources: () => ({
    alertesLecture: {
      async list({ db, client, now }: StaffContext) {
        const since = new Date(now.getTime() - JOURS_ALERTE * JOUR_MS)
        const alertes = await findAlertes(db, client.code, since)
        return alertes.map(({ clientCode: _, le, ...alerte }) => ({
          ...alerte,
          le: le.toISOString(),
        }))
      },
    },
  }),
  jobs: (deps: Deps) => [
    every({ key: 'surveillance.prevenir', ms: PREVENIR_EVERY_MS }, ({ now, signal }) =>
      prevenir(deps, now, signal),
    ),
  ],
  purge: ({ db }: { db: Executor }, now) =>
    deleteLecturesBefore(db, new Date(now.getTime() - 2 * JOUR_MS)),
})

/** A mail to each administrator of the client, once for each alarm. */
const prevenir = ({ db, messages, tousClients }: Deps, now: Date, signal: AbortSignal) =>
  eachDue(
    { db, now, parts: tousClients(), signal },
    {
      key: 'surveillance.prevenir',
      find: ({ code }, apres: AlerteLue | null, limite) =>
        findNonPrevenues(db, { clientCode: code, apres, limite }),
      cleOf: ({ id }) => id,
      async work(tx, client, { id, qui, genre, periode, nombre }) {
        if (!(await markPrevenue(tx, id, now))) return false
        const valeurs = {
          personne: qui,
          nombre,
          isExport: genre === 'lignes',
          periode: textes.periodes[periode],
        }
        for (const to of await findAdministrateurs(tx, client.code))
          await messages.enqueue(tx, notice(client, lectureMassive, to, valeurs))
        return true
      },
    },
  )
