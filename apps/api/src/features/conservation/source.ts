import type { Conservation, conservationResource, Data } from '@espace-adherent/contract'
import { fauteDuree, type GenreConservation, genresConservation } from '@espace-adherent/domain'
import { unchanged, write } from '../../noyau/index.ts'
import { AppError, staleWrite } from '../../platform/http/index.ts'
import { announceContenus } from '../contenu/index.ts'
import type { StaffContext } from '../context.ts'
import { quiDe, tell } from '../nouvelles/index.ts'
import { countPerimes, findPassages, OBJET, saveDuree } from './conservation.repository.ts'
import { porteesDe } from './suppression.ts'

/** As many as are counted of one kind. */
const COMPTES_MAX = 10_000
const PASSAGES_MAX = 200

type Portee = Awaited<ReturnType<typeof porteesDe>>[number]

const ligneDe = async (
  db: StaffContext['db'],
  { genre, mois, portee }: Portee,
): Promise<Conservation> => ({
  genre,
  mois,
  limite: portee.limite,
  ...(await countPerimes(db, genre, portee, COMPTES_MAX)),
})

/** How long each kind is kept, and what the next run would delete: the same statement as the run's. */
export const conservationSource = {
  async list({ db, client, now }: StaffContext): Promise<Conservation[]> {
    const lignes: Conservation[] = []
    for (const portee of await porteesDe(db, client.code, now))
      lignes.push(await ligneDe(db, portee))
    return lignes
  },

  update: (context: StaffContext, data: Data<typeof conservationResource>) =>
    write(context.db, quiDe(context), async (e) => {
      const { client, now } = context
      const { genre, avant, mois } = data
      const faute = fauteDuree(genre, mois)
      if (faute) throw new AppError('BadRequest', undefined, { mois: faute })
      const lire = async () => {
        const portees = await porteesDe(e, client.code, now)
        return ligneDe(e, portees.find((une) => une.genre === genre) as Portee)
      }
      const actuelle = await lire()
      if (actuelle.mois !== avant) throw staleWrite(data, actuelle)
      const change = await saveDuree(e, { clientCode: client.code, genre, mois })
      // Public pages say how long things are kept.
      await announceContenus(e)
      await tell(e, change, {
        a: 'auteur',
        action: 'modification',
        objet: OBJET,
        cible: genre,
        avant: { mois: avant },
        apres: { mois },
      })
      return unchanged(e, await lire())
    }),
}

const isGenre = (cible: string | null): cible is GenreConservation =>
  (genresConservation as readonly (string | null)[]).includes(cible)

export const passagesSource = {
  async list({ db, client }: StaffContext) {
    const lignes = await findPassages(db, client.code, PASSAGES_MAX)
    return lignes.map(({ id, le, genre, detail }) => ({
      id,
      le: le.toISOString(),
      genre: isGenre(genre) ? genre : null,
      nombre: Number(detail?.nombre ?? 0),
      limite: typeof detail?.limite === 'string' ? detail.limite : null,
      empreinte: typeof detail?.empreinte === 'string' ? detail.empreinte : null,
    }))
  },
}
