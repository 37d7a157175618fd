import { isEchange } from '@espace-adherent/contract/actes'
import { MESSAGE_MAX } from '@espace-adherent/contract/demandes'
import type { DossierTraitement } from '@espace-adherent/contract/demandes/gestion'
import { Button } from '@espace-adherent/ui/actions'
import { TextAreaField } from '@espace-adherent/ui/fields'
import { IconNote, IconSend } from '@tabler/icons-react'
import { cleBrouillon, useSaisieGardee } from '../../gestion/index.ts'
import css from './dossier.module.css'
import { usePeutTraiter } from './etat.ts'
import { instantDe } from './moments.ts'
import { Secret, SecretEcrits } from './Secret.tsx'
import { textes } from './textes.ts'
import type { Suivi } from './useTraitement.ts'

type EchangesProps = { dossier: DossierTraitement; suivi: Suivi }

/** What the member and clerks wrote to each other. */
export function Echanges({ dossier, suivi }: EchangesProps) {
  const isConversation = isEchange(dossier.acte)
  const canWrite = usePeutTraiter() && dossier.gestes.includes('ecrire') && !isConversation
  return (
    <div className="stack gap-16 single">
      {dossier.messages.length === 0 && !isConversation && (
        <p className={css.discret}>{textes.sansEchange}</p>
      )}
      <ul className={css.fil}>
        {isConversation && <Premier dossier={dossier} />}
        {dossier.messages.map(({ id, par, nom, texte, le, luLe, ...secret }) => (
          <li key={id} className={css.message} data-sien={par === 'gestionnaire'}>
            <p className={secret.isLisible ? 'typed anywhere' : css.tu}>{texte}</p>
            <p className={css.discret}>
              {textes.message(nom, instantDe(le))}
              {par === 'gestionnaire' && ` · ${luLe ? textes.lu(instantDe(luLe)) : textes.nonLu}`}
            </p>
            {secret.isMedicale && secret.isLisible && (
              <p className={css.discret}>{textes.secret.messagePourVous}</p>
            )}
            {(par === 'membre' || secret.isMedicale || secret.qualifieLe !== null) && (
              <Secret cible={{ demande: dossier.id, nature: 'message', cible: id }} dit={secret} />
            )}
          </li>
        ))}
      </ul>
      {canWrite && <Ecrire geste="ecrire" id={dossier.id} suivi={suivi} />}
    </div>
  )
}

/** What it began with: the words come last among its lines. */
function Premier({ dossier }: { dossier: DossierTraitement }) {
  const texte = dossier.lignes.at(-1)?.apres
  return (
    <li className={css.message}>
      {texte && <p className="typed anywhere">{texte}</p>}
      <p className={css.discret}>
        {textes.message(dossier.membre ?? textes.anonyme, instantDe(dossier.creeLe))}
      </p>
      <SecretEcrits dossier={dossier} />
    </li>
  )
}

/** What clerks wrote for each other. */
export function Notes({ dossier, suivi }: EchangesProps) {
  const canWrite = usePeutTraiter() && dossier.gestes.includes('noter')
  return (
    <div className="stack gap-16 single">
      {dossier.notes.length === 0 && (
        <p className={css.discret}>
          {dossier.empechement ? textes.notesReservees : textes.sansNote}
        </p>
      )}
      <ul className={css.fil}>
        {dossier.notes.map(({ id, nom, texte, le }) => (
          <li key={id} className={css.note}>
            <p className="typed anywhere">{texte}</p>
            <p className={css.discret}>{textes.message(nom, instantDe(le))}</p>
          </li>
        ))}
      </ul>
      {canWrite && <Ecrire geste="noter" id={dossier.id} suivi={suivi} />}
    </div>
  )
}

const mots = {
  ecrire: { label: textes.ecrire, hint: textes.ecrireAide, envoyer: textes.envoyer },
  noter: { label: textes.noter, hint: textes.noterAide, envoyer: textes.ajouter },
} as const

type EcrireProps = { geste: keyof typeof mots; id: string; suivi: Suivi }

function Ecrire({ geste, id, suivi }: EcrireProps) {
  const [texte, setTexte] = useSaisieGardee(cleBrouillon(`demande.${geste}`, id), '')
  const { label, hint, envoyer } = mots[geste]
  const send = async () => {
    if (texte.trim() !== '' && (await suivi.faire({ geste, texte }))) setTexte('')
  }
  const Icon = geste === 'ecrire' ? IconSend : IconNote
  return (
    <div className={css.ecrire}>
      <TextAreaField
        label={label}
        hint={hint}
        layout="stack"
        rows={3}
        maxLength={MESSAGE_MAX}
        value={texte}
        onChange={setTexte}
      />
      <Button
        busy={suivi.isBusy}
        disabled={texte.trim() === ''}
        icon={<Icon size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => void send()}
      >
        {envoyer}
      </Button>
    </div>
  )
}
