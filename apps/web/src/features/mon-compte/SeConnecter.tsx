import type { MonCompte } from '@espace-adherent/contract/mon-compte'
import { dateAParis, formatDateLongue, formatInstant } from '@espace-adherent/domain/calendrier'
import { Button, ButtonLink } from '@espace-adherent/ui/actions'
import { Notice } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { IconLock, IconMail } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazyView } from '../../platform/chunks/index.ts'
import { modals } from '../../platform/modals/modals.ts'
import { monCompteQuery, renounce, resend } from './calls.ts'
import css from './mon-compte.module.css'
import { Rangee } from './Rangee.tsx'
import { textes } from './textes.ts'
import { Verification } from './Verification.tsx'

const MotDePasseDialog = lazyView(() => import('./MotDePasseDialog.tsx'))

const changerMotDePasse = () => modals.open((close) => <MotDePasseDialog onClose={close} />)

/** Where the identifier is changed; null for staff, whose identifier an administrator gives. */
type SeConnecterProps = { compte: MonCompte; lienIdentifiant: string | null }

/** What one signs in with. */
export function SeConnecter({ compte, lienIdentifiant }: SeConnecterProps) {
  const { userName, changement, hasMotDePasse, motDePasseModifieLe } = compte
  return (
    <Card title={textes.seConnecter}>
      <div className={css.rangees}>
        <Rangee
          icon={IconMail}
          titre={textes.identifiant}
          texte={userName}
          action={
            lienIdentifiant && (
              <ButtonLink size="sm" href={lienIdentifiant} aria-label={textes.changerIdentifiant}>
                {textes.changer}
              </ButtonLink>
            )
          }
        >
          {changement && <Changement changement={changement} />}
        </Rangee>
        {hasMotDePasse && (
          <Rangee
            icon={IconLock}
            titre={textes.motDePasse}
            texte={
              motDePasseModifieLe
                ? textes.modifieLe(formatDateLongue(dateAParis(new Date(motDePasseModifieLe))))
                : textes.jamaisModifie
            }
            action={
              <Button size="sm" aria-label={textes.changerMotDePasse} onClick={changerMotDePasse}>
                {textes.changer}
              </Button>
            }
          />
        )}
        {hasMotDePasse && <Verification />}
      </div>
    </Card>
  )
}

/** The address that waits for its owner to say that it is theirs. */
function Changement({ changement }: { changement: NonNullable<MonCompte['changement']> }) {
  const client = useQueryClient()
  const onSuccess = () => client.invalidateQueries(monCompteQuery)
  const again = useMutation({ ...resend, onSuccess })
  const stop = useMutation({ ...renounce, onSuccess })
  const { nouvelIdentifiant, avant, effetLe } = changement
  return (
    <Notice tone="info" title={textes.attendu(nouvelIdentifiant)}>
      {avant
        ? textes.attenduTexte(formatInstant(new Date(avant)))
        : textes.confirme(formatInstant(new Date(effetLe)))}
      <div className="cluster gap-8 mt-8">
        {avant && (
          <Button size="sm" busy={again.isPending} onClick={() => again.mutate()}>
            {textes.renvoyer}
          </Button>
        )}
        <Button size="sm" busy={stop.isPending} onClick={() => stop.mutate()}>
          {textes.annuler}
        </Button>
      </div>
    </Notice>
  )
}
