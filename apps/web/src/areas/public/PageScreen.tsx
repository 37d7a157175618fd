import { BLOC_PAGES_STATIQUES, BLOC_POPUPS } from '@espace-adherent/contract/contenu'
import { EmptyState, Notice } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Engagements } from '../../features/accessibilite/index.ts'
import {
  apercuLe,
  CmsFailure,
  contenuQuery,
  isApercuPopups,
  ouvrirPopups,
  RichText,
  TEXTE,
} from '../../features/contenu/index.ts'
import { Attente } from '../../platform/query/Lecture.tsx'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { accessibilite } from './routes.ts'
import { textes } from './textes.ts'

/** The declaration: what is planned, and the way to say what does not work, stand under it. */
const PAGE_ACCESSIBILITE = 'accessibilite'

export default function PageScreen({ params: { pageName = '' } }: ScreenProps) {
  const { data, error, isPending } = useQuery(contenuQuery(BLOC_PAGES_STATIQUES, pageName))
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
        {apercuLe() && <Notice tone="info" title={textes.apercu} />}
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

/** Staff are shown no message after signing in: their preview opens them over a page that all can read. */
function usePopupsEnApercu() {
  const client = useQueryClient()
  useEffect(() => {
    if (isApercuPopups()) void ouvrirPopups(client, { bloc: BLOC_POPUPS, cookie: null })
  }, [client])
}
