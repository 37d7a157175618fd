import { audiencesGestion, type LigneGestion } from '@espace-adherent/contract'
import type { GroupeAudience } from '@espace-adherent/domain'
import type { StaffContext } from '../context.ts'
import { gere, type SourceGestion } from '../gestion/index.ts'
import {
  audiences,
  findContenusDe,
  findEnvoisDe,
  findNouveautesDe,
} from './audiences.repository.ts'
import { noterTaille } from './mesure.ts'
import { textes } from './textes.ts'

const tenues: SourceGestion = gere(audiencesGestion, {
  table: audiences,
  cle: audiences.id,
  part: ({ client }) => ({ clientCode: client.code }),
  // Sent ones too: what a report speaks of stays what it was.
  usages: async ({ db, client }, id) => {
    const dits = [
      ...(await findEnvoisDe(db, client.code, id)).map(textes.notification),
      ...(await findContenusDe(db, client.code, id)).map(textes.contenu),
      ...(await findNouveautesDe(db, client.code, id)).map(textes.nouveaute),
    ]
    return dits.map((libelle) => ({ libelle, nombre: 1 }))
  },
})

/** Counted as it is saved: the list says how many it was. */
async function compter({ db, client, now }: StaffContext, ligne: LigneGestion | null) {
  if (!ligne) return ligne
  const audience = { id: ligne.id, clientCode: client.code, regle: ligne.regle as GroupeAudience }
  return { ...ligne, ...(await noterTaille(db, audience, now)) }
}

/** Audiences of the client, kept by the engine of every table. */
export const audiencesTenues: SourceGestion = {
  ...tenues,
  create: async (context, data) => compter(context, await tenues.create(context, data)),
  update: async (context, data) => compter(context, await tenues.update(context, data)),
  restore: async (context, data) => compter(context, await tenues.restore(context, data)),
}
