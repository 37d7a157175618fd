import { libellesDomaineDelegation } from '@espace-adherent/domain/delegation'
import { Button, ButtonLink, Spinner } from '@espace-adherent/ui/actions'
import { Card } from '@espace-adherent/ui/layout'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { CURRENT_USER_KEY, useSession } from '../../platform/session/current-user.ts'
import { expectSession, loginUrl } from '../../platform/session/login.ts'
import { useLiens } from '../portail/index.ts'
import { consulter, lire, repondre } from './calls.ts'
import css from './delegation.module.css'
import { textes } from './textes.ts'

const mots = textes.page

/** Where the link of an invitation leads: what is proposed, read with one's own account, then answered. */
export default function Invitation({ code }: { code: string }) {
  const session = useSession(true)
  if (session.etat === 'inconnue') return <Spinner />
  return session.etat === 'connecte' ? <Lue code={code} /> : <SansCompte code={code} />
}

function Cadre({ titre, actions, children }: CadreProps) {
  return (
    <>
      <ScreenTitle>{titre}</ScreenTitle>
      <Card>
        <div className={css.propos}>{children}</div>
        <div className={css.gestes}>{actions}</div>
      </Card>
    </>
  )
}
type CadreProps = { titre: string; actions: ReactNode; children: ReactNode }

function SansCompte({ code }: { code: string }) {
  const liens = useLiens()
  const back = `/#/acces-proche?${new URLSearchParams({ code })}`
  return (
    <Cadre
      titre={mots.titre}
      actions={
        <>
          <ButtonLink variant="primary" href={loginUrl(back)} onClick={expectSession}>
            {mots.seConnecter}
          </ButtonLink>
          <ButtonLink href={liens.register()}>{mots.creer}</ButtonLink>
        </>
      }
    >
      {mots.sansCompte.map((phrase) => (
        <p key={phrase}>{phrase}</p>
      ))}
    </Cadre>
  )
}

function Lue({ code }: { code: string }) {
  const client = useQueryClient()
  const liens = useLiens()
  const query = useQuery({
    queryKey: ['invitation', code] as const,
    queryFn: () => lire(code),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { silent: true },
  })
  const reponse = useMutation({
    ...repondre,
    onSuccess: () => client.invalidateQueries({ queryKey: CURRENT_USER_KEY }),
  })
  const ouvrir = useMutation(consulter)
  const retour = <ButtonLink href={liens.accueil()}>{mots.retour}</ButtonLink>
  const { data } = reponse
  if (data?.etat === 'acceptee')
    return (
      <Cadre
        titre={mots.accepte(data.nom)}
        actions={
          <>
            <Button
              variant="primary"
              busy={ouvrir.isPending}
              onClick={() => ouvrir.mutate(data.id)}
            >
              {textes.consulterDe(data.nom)}
            </Button>
            {retour}
          </>
        }
      >
        <p>{mots.accepteTexte}</p>
      </Cadre>
    )
  if (data?.etat === 'refusee')
    return (
      <Cadre titre={mots.refuse} actions={retour}>
        <p>{mots.refuseTexte}</p>
      </Cadre>
    )
  const error = query.error ?? reponse.error
  if (error)
    return (
      <Cadre titre={mots.invalide} actions={retour}>
        <p>
          {'code' in error && error.code === 'InvalidToken' ? mots.invalideTexte : error.message}
        </p>
      </Cadre>
    )
  if (!query.data) return <Spinner />
  const { nom, domaines, fin } = query.data
  const repondreA = (geste: 'accepter' | 'refuser') => reponse.mutate({ geste, code })
  return (
    <Cadre
      titre={mots.titre}
      actions={
        <>
          <Button variant="primary" busy={reponse.isPending} onClick={() => repondreA('accepter')}>
            {mots.accepter}
          </Button>
          <Button disabled={reponse.isPending} onClick={() => repondreA('refuser')}>
            {mots.refuser}
          </Button>
        </>
      }
    >
      <p>{mots.propose(nom)}</p>
      <ul className={css.points}>
        {domaines.map((domaine) => (
          <li key={domaine}>{libellesDomaineDelegation[domaine]}</li>
        ))}
      </ul>
      <p>{textes.jusquAu(fin)}.</p>
      <p>{mots.chaqueOuverture}</p>
    </Cadre>
  )
}
