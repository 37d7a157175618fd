import type { Delegation } from '@espace-adherent/contract/delegation'
import { dateAParis } from '@espace-adherent/domain/calendrier'
import { libellesDomaineDelegation } from '@espace-adherent/domain/delegation'
import { Button } from '@espace-adherent/ui/actions'
import { StateBadge } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazyView } from '../../platform/chunks/index.ts'
import { modals } from '../../platform/modals/modals.ts'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { CURRENT_USER_KEY } from '../../platform/session/current-user.ts'
import { consulter, delegationsQuery, revoquer } from './calls.ts'
import css from './delegation.module.css'
import { textes } from './textes.ts'

const InviterDialog = lazyView(() => import('./InviterDialog.tsx'))

const tons = {
  invitee: 'info',
  acceptee: 'success',
  refusee: 'neutral',
  revoquee: 'neutral',
  terminee: 'neutral',
} as const

/** Whom one lets read one's space, and whose one may read. */
export default function Proches() {
  const query = useQuery(delegationsQuery)
  return (
    <Card title={textes.titre}>
      <p>{textes.chapo}</p>
      <div className={css.gestes}>
        <Button
          variant="primary"
          onClick={() => modals.open((close) => <InviterDialog onClose={close} />)}
        >
          {textes.inviter}
        </Button>
        <p className="note">{textes.code}</p>
      </div>
      <Lecture query={query} echec={textes.echec} attente={['4rem']}>
        {({ rows }) => (
          <>
            <Liste titre={textes.donnees} lignes={rows.filter(({ sens }) => sens === 'donnee')} />
            <Liste titre={textes.recues} lignes={rows.filter(({ sens }) => sens === 'recue')} />
          </>
        )}
      </Lecture>
    </Card>
  )
}

function Liste({ titre, lignes }: { titre: string; lignes: readonly Delegation[] }) {
  if (lignes.length === 0) return null
  return (
    <>
      <h3 className={css.soustitre}>{titre}</h3>
      <ul className={css.lignes} aria-label={titre}>
        {lignes.map((ligne) => (
          <li key={ligne.id}>
            <div>
              <p className={css.nom}>
                {ligne.nom}
                <StateBadge tone={tons[ligne.etat]}>{textes.etats[ligne.etat]}</StateBadge>
              </p>
              <p>{ligne.domaines.map((each) => libellesDomaineDelegation[each]).join(', ')}</p>
              <p className="note">{textes.jusquAu(ligne.fin)}</p>
              {ligne.email && ligne.invitationJusquAu && (
                <p className="note">
                  {textes.invitation(ligne.email, dateAParis(new Date(ligne.invitationJusquAu)))}
                </p>
              )}
            </div>
            <Gestes {...ligne} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Gestes({ id, nom, sens, etat }: Delegation) {
  const client = useQueryClient()
  const ouvrir = useMutation(consulter)
  const retirer = useMutation({
    ...revoquer,
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: delegationsQuery.queryKey })
      void client.invalidateQueries({ queryKey: CURRENT_USER_KEY })
    },
  })
  if (etat !== 'invitee' && etat !== 'acceptee') return null
  const [libelle, complet] =
    sens === 'recue'
      ? [textes.renoncer, textes.renoncerA(nom)]
      : etat === 'invitee'
        ? [textes.annuler, textes.annulerDe(nom)]
        : [textes.retirer, textes.retirerA(nom)]
  return (
    <div className={css.gestes}>
      {sens === 'recue' && (
        <Button
          size="sm"
          variant="primary"
          aria-label={textes.consulterDe(nom)}
          busy={ouvrir.isPending}
          onClick={() => ouvrir.mutate(id)}
        >
          {textes.consulter}
        </Button>
      )}
      <Button
        size="sm"
        aria-label={complet}
        busy={retirer.isPending}
        onClick={() => retirer.mutate(id)}
      >
        {libelle}
      </Button>
    </div>
  )
}
