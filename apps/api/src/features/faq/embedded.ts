import { masquerDonneesPersonnelles, rechercheGardee } from '@espace-adherent/domain'
import { upkeep } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { Codes, Usage } from './codes.ts'
import { count, countRechercheVide, insertCommentaire } from './faq.repository.ts'
import type { Demande, FaqService } from './service.ts'
import type { FaqSnapshot } from './snapshot.ts'

/** What is read on other nodes moves « Top 5 » here after that long. */
const LECTURES_FRAICHES_MS = 5 * 60_000

type Deps = { snapshot: FaqSnapshot; codes: Codes }

/** The help service on the portal's own tables. */
export function createEmbeddedFaq({ snapshot, codes }: Deps): FaqService {
  let lecturesLe = 0
  const questionOf = (usage: Usage, { clientCode }: Demande, code: string) => {
    const id = codes.read(usage, clientCode, code)
    if (!id) throw new AppError('NotFound')
    return id
  }

  return {
    list: async ({ clientCode, lectorat }) => snapshot.list(clientCode, lectorat),
    async popular({ db, clientCode, lectorat, now }) {
      if (now.getTime() - lecturesLe > LECTURES_FRAICHES_MS) {
        lecturesLe = now.getTime()
        // Without the database, what was the most read still is.
        await snapshot.refreshLectures(db).catch(() => {})
      }
      return snapshot.popular(clientCode, lectorat)
    },
    async search(demande, query) {
      const trouvees = snapshot.search(demande.clientCode, demande.lectorat, query)
      // Nobody waits for a statistic, and nobody is refused an answer for one that cannot be kept.
      if (trouvees.length === 0) void keepRechercheVide(demande, query).catch(() => {})
      return trouvees
    },
    apercu: ({ clientCode, lectorat }, query) => snapshot.search(clientCode, lectorat, query),
    voisins: (clientCode) => snapshot.synonymes(clientCode).parMot,
    manque: keepRechercheVide,
    async click(demande, clickCode) {
      const id = questionOf('click', demande, clickCode)
      const compte = await count(demande.db, id, 'lectures')
      checkThere(compte)
      snapshot.setLectures(id, compte.lectures)
    },
    async rate(demande, { rateCode, isUseful, comment }) {
      const id = questionOf('rate', demande, rateCode)
      await upkeep(demande.db, async (tx) => {
        if (isUseful !== undefined)
          checkThere(await count(tx, id, isUseful ? 'utiles' : 'inutiles'))
        if (comment !== undefined)
          checkThere(
            await insertCommentaire(tx, id, masquerDonneesPersonnelles(comment), demande.now),
          )
      })
    },
  }
}

/** A code outlives its question. */
function checkThere<T>(found: T): asserts found is Exclude<T, null | false> {
  if (!found) throw new AppError('NotFound')
}

/** Nothing is kept of a search in which somebody wrote a number or an address of theirs. */
export async function keepRechercheVide(
  { db, clientCode, now }: Demande,
  query: string,
): Promise<void> {
  const texte = rechercheGardee(query)
  if (texte) await countRechercheVide(db, clientCode, texte, now)
}
