import type { ActeGestion } from '@espace-adherent/contract/actes'
import {
  attentesDe,
  besoinsContraires,
  besoinsDe,
  libellesAttente,
  libellesBudget,
  libellesPourQui,
  libellesRecherche,
  PRECISIONS_MAX,
  type SaisieConseil,
} from '@espace-adherent/domain/conseil/besoins.ts'
import { Button } from '@espace-adherent/ui/actions'
import { CheckboxGroup, RadioGroup } from '@espace-adherent/ui/choix'
import { Notice } from '@espace-adherent/ui/feedback'
import { TextAreaField } from '@espace-adherent/ui/fields'
import { Champ, type Formulaire } from '@espace-adherent/ui/forms'
import { Points } from '@espace-adherent/ui/listes/Points.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { portail } from '../../platform/portail/settings.ts'
import { useContrats } from '../contrats/index.ts'
import { useLiens } from '../portail/index.ts'
import css from './conseil.module.css'
import { conseilQuery } from './queries.ts'
import { textes } from './textes.ts'

const PAUSE = 400

const choixDe = <V extends string>(libelles: Readonly<Record<V, string>>) =>
  (Object.keys(libelles) as V[]).map((valeur) => ({ valeur, libelle: libelles[valeur] }))

type Props = { acte: ActeGestion; form: Formulaire<SaisieConseil> }

/** The needs, in writing, and the advice that they lead to, in the same place. */
export function Besoins({ acte, form }: Props) {
  const { typeContrat } = useContrats().courant
  return (
    <>
      <p className="note">{textes.pourquoi}</p>
      <Champ form={form} name="besoinRecherche">
        {(champ) => (
          <RadioGroup
            {...champ}
            label={textes.recherche}
            required
            choix={choixDe(libellesRecherche)}
          />
        )}
      </Champ>
      <Champ form={form} name="besoinPourQui">
        {(champ) => (
          <RadioGroup {...champ} label={textes.pourQui} required choix={choixDe(libellesPourQui)} />
        )}
      </Champ>
      <Champ form={form} name="besoinAttentes">
        {(champ) => (
          <CheckboxGroup
            {...champ}
            onChange={(coches) => champ.onChange([...coches])}
            label={textes.attentes}
            hint={textes.attentesAide}
            choix={attentesDe(typeContrat).map((valeur) => ({
              valeur,
              libelle: libellesAttente[valeur],
            }))}
          />
        )}
      </Champ>
      <Champ form={form} name="besoinBudget">
        {(champ) => (
          <RadioGroup {...champ} label={textes.budget} required choix={choixDe(libellesBudget)} />
        )}
      </Champ>
      <Champ form={form} name="besoinPrecisions">
        {(champ) => (
          <TextAreaField
            {...champ}
            label={textes.precisions}
            hint={textes.precisionsAide}
            maxLength={PRECISIONS_MAX}
          />
        )}
      </Champ>
      <Avis acte={acte} form={form} />
    </>
  )
}

/** What is typed, once the person pauses: an advice is not asked for at each key. */
function usePosed<T>(value: T): T {
  const [posed, setPosed] = useState(value)
  const contenu = JSON.stringify(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it says, not which object says it
  useEffect(() => {
    const timer = setTimeout(() => setPosed(value), PAUSE)
    return () => clearTimeout(timer)
  }, [contenu])
  return posed
}

function Avis({ acte, form }: Props) {
  const liens = useLiens()
  const { contact } = portail().config
  const { numeroContratIndividuel } = useContrats().courant
  const dits = besoinsDe(form.watch())
  // What excludes one another leads to no advice: it is said instead, and nothing is asked for.
  const contradiction = dits && besoinsContraires(dits)
  const besoins = usePosed(contradiction ? null : dits)
  const lecture = useQuery(conseilQuery(acte, numeroContratIndividuel, besoins))
  const id = lecture.data && !lecture.isFetching ? lecture.data.id : ''
  const { setValue } = form
  useEffect(() => setValue('conseilId', id, { shouldValidate: id !== '' }), [id, setValue])
  return (
    <section className={css.conseil} aria-live="polite">
      <h3>{textes.conseil}</h3>
      {contradiction ? (
        <Notice tone="warning" title={contradiction} />
      ) : lecture.data ? (
        <>
          <p className="bold">{lecture.data.titre}</p>
          <Points lignes={lecture.data.raisons} />
          <p className="note">{textes.libre}</p>
        </>
      ) : lecture.isError ? (
        <Notice
          tone="danger"
          title={textes.echec}
          action={<Button onClick={() => void lecture.refetch()}>{textes.reessayer}</Button>}
        />
      ) : (
        <p className="note">{besoins ? textes.enCours : textes.attente}</p>
      )}
      <Champ form={form} name="conseilId">
        {({ error }) => (error && besoins ? <p role="alert">{error}</p> : null)}
      </Champ>
      <p className="note">
        <a href={liens.contact()}>{textes.conseiller}</a>{' '}
        {contact && textes.telephone(contact.telephone)}
      </p>
    </section>
  )
}
