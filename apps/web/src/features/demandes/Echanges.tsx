import { type Dossier, MESSAGE_MAX } from '@espace-adherent/contract/demandes'
import { Button } from '@espace-adherent/ui/actions'
import { TextAreaField } from '@espace-adherent/ui/fields'
import { IconSend } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { focusField, type Voulue } from './Attentes.tsx'
import css from './echanges.module.css'
import { heureDe, jourDe, jourLong } from './instants.ts'
import { Medical } from './Medical.tsx'
import { SousTitre } from './SousTitre.tsx'
import { textes } from './textes.ts'
import type { useGeste } from './useGeste.ts'

type EchangesProps = {
  dossier: Dossier
  suivi: ReturnType<typeof useGeste>
  voulue: Voulue | null
}

/** What was written on both sides, and where to write the next message. */
export function Echanges({ dossier, suivi, voulue }: EchangesProps) {
  // Whoever has lost what is awaited says so here: the words are begun for them.
  const perdue = dossier.attentesDetail.find(
    ({ id, reponduLe }) => voulue?.isPerdue && id === voulue.attente && reponduLe === null,
  )
  const section = useRef<HTMLElement>(null)
  const [texte, setTexte] = useState(perdue ? textes.jeNaiPlus(perdue.libelle) : '')
  const [isMedicale, setMedicale] = useState(false)
  const { messages, evenements, peutEcrire } = dossier
  const isPerdue = perdue !== undefined && peutEcrire
  useEffect(() => {
    if (isPerdue) focusField(section.current)
  }, [isPerdue])
  if (messages.length === 0 && !peutEcrire) return null
  const prise = evenements.find(({ geste }) => geste === 'prendre')
  async function ecrire() {
    if (!(await suivi.faire({ geste: 'ecrire', texte, isMedicale }, textes.messageEnvoye))) return
    setTexte('')
    setMedicale(false)
  }
  return (
    <section ref={section} className="stack gap-14">
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
