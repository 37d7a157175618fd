import { type Dossier, MESSAGE_MAX } from '@espace-adherent/contract/demandes'
import { Button } from '@espace-adherent/ui/actions'
import { TextAreaField } from '@espace-adherent/ui/fields'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import css from './echanges.module.css'
import { heureDe, jourDe, jourLong } from './instants.ts'
import { Medical } from './Medical.tsx'
import { SousTitre } from './SousTitre.tsx'
import { textes } from './textes.ts'
import type { useGeste } from './useGeste.ts'

type EchangesProps = { dossier: Dossier; suivi: ReturnType<typeof useGeste> }

/** What was written on both sides, and where to write the next message. */
export function Echanges({ dossier, suivi }: EchangesProps) {
  const [texte, setTexte] = useState('')
  const [isMedicale, setMedicale] = useState(false)
  const { messages, evenements, peutEcrire } = dossier
  if (messages.length === 0 && !peutEcrire) return null
  const prise = evenements.find(({ geste }) => geste === 'prendre')
  async function ecrire() {
    if (!(await suivi.faire({ geste: 'ecrire', texte, isMedicale }, textes.messageEnvoye))) return
    setTexte('')
    setMedicale(false)
  }
  return (
    <section className="stack gap-14">
      <SousTitre>{textes.echanges}</SousTitre>
      {prise && (
        <p className={css.repere}>
          {textes.evenement('prendre', prise.nom)}, {jourLong(prise.le)}
        </p>
      )}
      {messages.length === 0 && <p className="note mt-4">{textes.sansEchange}</p>}
      <ul className={css.fil}>
        {messages.map((message) => (
          <Message key={message.id} {...message} />
        ))}
      </ul>
      {peutEcrire && (
        <>
          <TextAreaField
            label={textes.ecrire}
            hint={dossier.etat === 'acceptee' ? textes.reprendre : undefined}
            layout="stack"
            rows={2}
            value={texte}
            onChange={setTexte}
            maxLength={MESSAGE_MAX}
          />
          <Medical dossier={dossier} value={isMedicale} onChange={setMedicale} />
          <Button
            className={css.envoyer}
            busy={suivi.isBusy}
            disabled={texte.trim() === ''}
            icon={<IconSend size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => void ecrire()}
          >
            {textes.envoyer}
          </Button>
        </>
      )}
    </section>
  )
}

function Message({ par, nom, texte, le, luLe, isMedicale }: Dossier['messages'][number]) {
  const isSien = par === 'membre'
  return (
    <li className={css.message} data-sien={isSien}>
      <p className={css.texte}>{texte}</p>
      <p className="note mt-4">
        {textes.message(isSien ? textes.vous : nom, jourDe(le), heureDe(le))}
        {isSien && luLe && ` · ${textes.lu(jourDe(luLe))}`}
        {isMedicale && ` · ${textes.messageMedical}`}
      </p>
    </li>
  )
}
