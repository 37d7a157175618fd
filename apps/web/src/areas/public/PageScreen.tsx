import { BLOC_PAGES_STATIQUES, BLOC_POPUPS } from '@espace-adherent/contract/addresses'
import { EmptyState } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Engagements } from '../../features/accessibilite/index.ts'
import {
  CmsFailure,
  contenuQuery,
  isApercuPopups,
  NoticeApercu,
  ouvrirPopups,
  RichText,
  TEXTE,
} from '../../features/contenu/index.ts'
import { Attente } from '../../platform/query/Lecture.tsx'
import type { Params } from '../../platform/routing/path.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { accessibilite } from './routes.ts'
import { textes } from './textes.ts'

/** The declaration: what is planned, and the way to say what does not work, stand under it. */
const PAGE_ACCESSIBILITE = 'accessibilite'

const pageQuery = (pageName = '') => contenuQuery(BLOC_PAGES_STATIQUES, pageName)

/** Read before the first drawing, so that a visitor sees the text first, and not its outline. */
export const prepare = (client: QueryClient, { pageName }: Params = {}) =>
  client.prefetchQuery(pageQuery(pageName))

export default function PageScreen({ params: { pageName = '' } }: ScreenProps) {
  const { data, error, isPending } = useQuery(pageQuery(pageName))
  usePopupsEnApercu()
  const page = data?.rows[0]
  if (isPending)
    return (
      <Card>
        <Attente formes={TEXTE} />
      </Card>
    )
  if (page)
    return (
      <>
        <ScreenTitle>{page.title}</ScreenTitle>
        <NoticeApercu />
        <Card>
          <RichText html={page.content} />
        </Card>
        {pageName === PAGE_ACCESSIBILITE && <Engagements lien={accessibilite.link({})} />}
      </>
    )
  // Nothing under that name, or a failure that says nothing about the page.
  const isUnknown = !error || error.status === 404
  return (
    <>
      <ScreenTitle>{isUnknown ? textes.pageInconnue : textes.pageTitre}</ScreenTitle>
      <Card>
        {isUnknown ? (
          <EmptyState title={textes.pageInconnueTexte} />
        ) : (
          <CmsFailure name={pageName} />
        )}
      </Card>
    </>
  )
}

/**
 * Staff see no message after sign-in: their preview opens messages over a page that all can read.
 */
function usePopupsEnApercu() {
  const client = useQueryClient()
  useEffect(() => {
    if (isApercuPopups()) void ouvrirPopups(client, { bloc: BLOC_POPUPS, cookie: null })
  }, [client])
}
