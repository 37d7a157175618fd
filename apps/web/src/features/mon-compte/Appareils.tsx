import type { MonCompte, SessionLue } from '@espace-adherent/contract/mon-compte'
import { formatInstant } from '@espace-adherent/domain/calendrier'
import { Button } from '@espace-adherent/ui/actions'
import { Notice, StateBadge } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { askConfirmation } from '../../platform/modals/dialogs.tsx'
import { closeOthers, closeSession, monCompteQuery } from './calls.ts'
import css from './mon-compte.module.css'
import { Rangee } from './Rangee.tsx'
import { textes } from './textes.ts'

const instant = (iso: string) => formatInstant(new Date(iso))

/** Where the account is signed in; any of them can be ended from here. */
export function Appareils({ sessions, hasMotDePasse }: MonCompte) {
  const client = useQueryClient()
  const liste = useRef<HTMLUListElement>(null)
  // The ended one takes its button with it: the focus goes to the list that is left.
  const onSuccess = async () => {
    await client.invalidateQueries(monCompteQuery)
    liste.current?.focus()
  }
  const one = useMutation({ ...closeSession, onSuccess })
  const others = useMutation({ ...closeOthers, onSuccess })
  const question = () =>
    askConfirmation({
      title: textes.autresTitre,
      text: <p>{textes.autresTexte}</p>,
      confirmLabel: textes.deconnecterAutres,
      isDanger: true,
      onConfirm: async () => {
        await others.mutateAsync()
      },
    })
  return (
    <Card
      title={textes.appareils}
      actions={
        sessions.length > 1 && (
          <Button size="sm" onClick={question}>
            {textes.deconnecterAutres}
          </Button>
        )
      }
    >
      <ul ref={liste} tabIndex={-1} className={css.rangees} aria-label={textes.appareils}>
        {sessions.map((session) => (
          <li key={session.id}>
            <Appareil
              session={session}
              isBusy={one.isPending && one.variables === session.id}
              onClose={() => one.mutate(session.id)}
            />
          </li>
        ))}
      </ul>
      <div className="mt-16">
        <Notice tone="info" title={textes.inconnu}>
          {hasMotDePasse ? textes.inconnuTexte : textes.inconnuTexteExterne}
        </Notice>
      </div>
    </Card>
  )
}

type AppareilProps = { session: SessionLue; isBusy: boolean; onClose: () => void }

function Appareil({ session, isBusy, onClose }: AppareilProps) {
  const { appareil, ouverteLe, vueLe, isCourante } = session
  const depuis = textes.depuis(instant(ouverteLe))
  return (
    <Rangee
      icon={/iPhone|Android/.test(appareil) ? IconDeviceMobile : IconDeviceLaptop}
      titre={
        <>
          {appareil}
          {isCourante && <StateBadge tone="info">{textes.cetAppareil}</StateBadge>}
        </>
      }
      texte={isCourante ? textes.connecte(depuis) : textes.actif(instant(vueLe))}
      action={
        !isCourante && (
          <Button
            size="sm"
            busy={isBusy}
            aria-label={textes.deconnecterCelui(appareil, depuis)}
            onClick={onClose}
          >
            {textes.deconnecter}
          </Button>
        )
      }
    />
  )
}
