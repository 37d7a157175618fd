import { Button } from '@espace-adherent/ui/actions'
import { Tabs } from '@espace-adherent/ui/disclosure/Tabs.tsx'
import { EmptyState } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { BackLink } from '@espace-adherent/ui/panes/Panes.tsx'
import { useQuery } from '@tanstack/react-query'
import { HttpError } from '../../platform/http/error.ts'
import { Attente, Panne } from '../../platform/query/Lecture.tsx'
import { navigate } from '../../platform/routing/hash-location.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { useContrats } from '../contrats/index.ts'
import { useLiens } from '../portail/index.ts'
import { DecompteLignes } from './DecompteLignes.tsx'
import { decompteQuery } from './queries.ts'
import css from './remboursements.module.css'
import { retourListe } from './retour.ts'
import { textes } from './textes.ts'
import { Versements } from './Versements.tsx'

const { prestation: mots, etats } = textes

const VERSEMENTS = 'versements'

/** One statement, and what was paid for it. */
export function Prestation({ id, search }: { id: string; search: URLSearchParams }) {
  const liens = useLiens()
  const { numeroContratIndividuel } = useContrats().courant
  const lecture = useQuery(decompteQuery(id))
  const liste = retourListe(numeroContratIndividuel, liens.remboursements())
  const decompte = lecture.data?.rows[0]
  const retour = <BackLink href={liste}>{mots.retour}</BackLink>
  if (lecture.isError) {
    const isAbsent = lecture.error instanceof HttpError && lecture.error.status === 404
    return (
      <>
        {retour}
        <ScreenTitle>{mots.decompte}</ScreenTitle>
        {isAbsent ? (
          <Card>
            <EmptyState
              title={mots.introuvable}
              action={<Button onClick={() => navigate(liste)}>{mots.retour}</Button>}
            >
              {mots.introuvableTexte}
            </EmptyState>
          </Card>
        ) : (
          <Panne echec={etats.echec} query={lecture} isSeul />
        )}
      </>
    )
  }
  if (!decompte)
    return (
      <>
        {retour}
        <ScreenTitle>{mots.decompte}</ScreenTitle>
        <Card className={css.plat}>
          <Attente formes={6} />
        </Card>
      </>
    )
  const change = (onglet: string) =>
    navigate(
      `${liens.prestation(decompte.id)}${onglet === VERSEMENTS ? `?onglet=${VERSEMENTS}` : ''}`,
      {
        replace: true,
      },
    )
  return (
    <>
      {retour}
      <ScreenTitle lead={mots.sujet(decompte.professionnel, decompte.prenom)}>
        {mots.titre(decompte.date)}
      </ScreenTitle>
      <Tabs
        label={mots.onglets}
        value={search.get('onglet') === VERSEMENTS ? VERSEMENTS : 'decompte'}
        onChange={change}
        tabs={[
          {
            key: 'decompte',
            titre: mots.decompte,
            contenu: <DecompteLignes decompte={decompte} />,
          },
          {
            key: VERSEMENTS,
            titre: mots.versements,
            contenu: <Versements decompte={decompte} />,
          },
        ]}
      />
    </>
  )
}
