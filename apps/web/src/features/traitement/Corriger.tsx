import type { DossierTraitement } from '@espace-adherent/contract/traitement'
import { parseDate } from '@espace-adherent/domain/calendrier'
import {
  libelleEvenement,
  libellesMotifResiliation,
  type MotifResiliation,
  motifsResiliation,
} from '@espace-adherent/domain/resiliation'
import { Button } from '@espace-adherent/ui/actions'
import { SelectField } from '@espace-adherent/ui/choix'
import { DateField } from '@espace-adherent/ui/dates'
import { TextField } from '@espace-adherent/ui/fields'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import css from './dossier.module.css'
import { SousTitre } from './SousTitre.tsx'
import { textes } from './textes.ts'
import type { Geste, Suivi } from './useTraitement.ts'

export type GesteCorrige = 'requalifier' | 'rattacher'

type CorrigerProps = {
  geste: GesteCorrige
  dossier: DossierTraitement
  suivi: Suivi
  onClose: () => void
}

/** What a clerk sets right before deciding: why it is asked for, or who asks. No mail leaves. */
export const Corriger = ({ geste, ...props }: CorrigerProps) =>
  geste === 'requalifier' ? <Requalifier {...props} /> : <Rattacher {...props} />

type PartProps = Omit<CorrigerProps, 'geste'>

function Requalifier({ suivi, onClose }: PartProps) {
  const [en, setEn] = useState('')
  const [evenementLe, setEvenementLe] = useState('')
  const evenement = libelleEvenement(en)
  return (
    <Cadre
      titre={textes.requalifierTitre}
      aide={textes.requalifierAide}
      confirmer={textes.requalifierConfirmer}
      suivi={suivi}
      onClose={onClose}
      voulu={
        en === ''
          ? null
          : {
              geste: 'requalifier',
              en: en as MotifResiliation,
              evenementLe: evenement ? parseDate(evenementLe) : null,
            }
      }
    >
      <SelectField
        label={textes.motifRetenu}
        layout="stack"
        required
        choix={motifsResiliation.map((valeur) => ({
          valeur,
          libelle: libellesMotifResiliation[valeur],
        }))}
        value={en}
        onChange={setEn}
      />
      {evenement && (
        <DateField label={evenement} layout="stack" value={evenementLe} onChange={setEvenementLe} />
      )}
    </Cadre>
  )
}

function Rattacher({ dossier, suivi, onClose }: PartProps) {
  const [numero, setNumero] = useState(dossier.demandeur?.numeroContrat ?? '')
  return (
    <Cadre
      titre={textes.rattacherTitre}
      aide={textes.rattacherAide}
      confirmer={textes.rattacherConfirmer}
      suivi={suivi}
      onClose={onClose}
      voulu={numero.trim() === '' ? null : { geste: 'rattacher', numeroContrat: numero.trim() }}
    >
      <TextField
        label={textes.numeroContrat}
        layout="stack"
        required
        value={numero}
        onChange={setNumero}
      />
    </Cadre>
  )
}

type CadreProps = {
  titre: string
  aide: string
  confirmer: string
  voulu: Geste | null
  suivi: Suivi
  onClose: () => void
  children?: ReactNode
}

function Cadre({ titre, aide, confirmer, voulu, suivi, onClose, children }: CadreProps) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => ref.current?.focus(), [])
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (voulu && !suivi.isBusy && (await suivi.faire(voulu))) onClose()
  }
  return (
    <form className={css.formulaire} aria-labelledby="geste-titre" onSubmit={(e) => void send(e)}>
      <SousTitre id="geste-titre" ref={ref} tabIndex={-1}>
        {titre}
      </SousTitre>
      <p className={css.discret}>{aide}</p>
      {children}
      <div className={css.fin}>
        <Button onClick={onClose}>{textes.annuler}</Button>
        <Button variant="primary" type="submit" busy={suivi.isBusy} disabled={voulu === null}>
          {confirmer}
        </Button>
      </div>
    </form>
  )
}
