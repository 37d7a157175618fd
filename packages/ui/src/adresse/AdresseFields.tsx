import { motComplement, motNatureVoie } from '@espace-adherent/domain/adresse/abreviations.ts'
import {
  CODE_FRANCE,
  type SaisieAdresse,
  typesAdresse,
} from '@espace-adherent/domain/adresse/adresse.ts'
import { lignesAdresse } from '@espace-adherent/domain/adresse/format.ts'
import {
  type AdresseProposee,
  partiesProposees,
  readAdresse,
  sayAdresse,
} from '@espace-adherent/domain/adresse/lecture.ts'
import type { Choix } from '@espace-adherent/domain/choix'
import { garderChiffres } from '@espace-adherent/domain/validation'
import { type ReactNode, useId, useRef, useState } from 'react'
import { type FieldValues, useFormState, useWatch } from 'react-hook-form'
import { RadioGroup, SelectField, type SelectFieldProps } from '../choix/index.ts'
import { FieldLayoutContext } from '../fields/champ.ts'
import { TextField, type TextFieldProps } from '../fields/index.ts'
import { Champ, type Formulaire } from '../forms/index.ts'
import { AdresseField, type ProposerAdresses } from './AdresseField.tsx'
import { AdressePostale } from './AdressePostale.tsx'
import css from './adresse.module.css'
import { CodePostalLocalite } from './CodePostalLocalite.tsx'
import { textes } from './textes.ts'
import type { FindLocalites } from './useLocalites.ts'

export type ChoixAdresse = {
  pays: readonly Choix<string>[]
  /** Short labels: RUE, AV, BD. */
  naturesVoie: readonly Choix<string>[]
  /** Short labels: B, T, Q. */
  btq: readonly Choix<string>[]
}

type AdresseFieldsProps<Values extends FieldValues & SaisieAdresse> = {
  form: Formulaire<Values>
  choix: ChoixAdresse
  findLocalites: FindLocalites
  proposer: ProposerAdresses
}

/**
 * An address in a form whose values hold its parts (`saisieDepuisAdresse`); `validateAdresse` is its
 * rule, `adresseAEnvoyer` gives what is sent. What is typed for another kind of address stays.
 */
export function AdresseFields<Values extends FieldValues & SaisieAdresse>({
  form: given,
  choix,
  findLocalites,
  proposer,
}: AdresseFieldsProps<Values>) {
  // The fields only know the parts of an address; a form may hold more.
  const form = given as unknown as Formulaire<SaisieAdresse>
  const saisie = useWatch({ control: form.control }) as SaisieAdresse
  const { type } = saisie
  return (
    <FieldLayoutContext value="stack">
      <div className={css.adresse}>
        <Champ form={form} name="type">
          {(champ) => (
            <RadioGroup
              {...champ}
              label={textes.typeDAdresse}
              choix={typesAdresse.map((valeur) => ({ valeur, libelle: textes.types[valeur] }))}
              onChange={(valeur) => {
                champ.onChange(valeur ?? 'francaise')
                if (valeur === 'etrangere' && saisie.codePays === CODE_FRANCE)
                  form.setValue('codePays', '')
              }}
            />
          )}
        </Champ>
        {type === 'etrangere' && <Etrangere form={form} pays={choix.pays} />}
        {type === 'cedex' && (
          <>
            <Voie form={form} choix={choix} />
            <Complements form={form} />
            <Lieu form={form} />
            <Cedex form={form} />
          </>
        )}
        {type === 'francaise' && (
          <>
            <Francaise form={form} proposer={proposer}>
              <Voie form={form} choix={choix} />
              <Lieu form={form} />
              <Champ form={form} name="codePostal">
                {(codePostal) => (
                  <Champ form={form} name="localite">
                    {(localite) => (
                      <CodePostalLocalite
                        codePostal={{ ...codePostal, required: true }}
                        localite={{ ...localite, required: true }}
                        findLocalites={findLocalites}
                      />
                    )}
                  </Champ>
                )}
              </Champ>
            </Francaise>
            <Complements form={form} />
          </>
        )}
        <AdressePostale
          titre={textes.apercu}
          lignes={Object.values(lignesAdresse(saisie)).filter((ligne) => ligne !== '')}
          vide={textes.apercuVide}
        />
      </div>
    </FieldLayoutContext>
  )
}

type Part = { form: Formulaire<SaisieAdresse> }

/** What belongs to one home and not to its street: another street's is not known. */
const duLogement = [
  'pointRemiseCourrier',
  'complementGeographique',
  'mentionParticuliere',
] as const satisfies (keyof SaisieAdresse)[]

/** One field that proposes; its parts are there to be written by hand, and open by themselves where one is wrong. */
function Francaise({
  form,
  proposer,
  children,
}: Part & { proposer: ProposerAdresses; children: ReactNode }) {
  const id = useId()
  const [cherchee, setCherchee] = useState('')
  const [isOpen, setOpen] = useState(false)
  /** As it was pressed: leaving the box may open them between the press and the click. */
  const pressee = useRef<boolean | null>(null)
  const { errors, defaultValues } = useFormState({ control: form.control })
  const isFautive = [...partiesProposees, 'mentionParticuliere' as const].some(
    (partie) => errors[partie] !== undefined,
  )
  const isMain = isOpen || isFautive
  const prendre = (lue: AdresseProposee) => {
    const garde = { shouldDirty: true, shouldTouch: true }
    const avant = form.getValues()
    if (sayAdresse(lue) !== sayAdresse(avant))
      // What was there before; what one has written is for the new address.
      for (const champ of duLogement)
        if (avant[champ] !== '' && avant[champ] === defaultValues?.[champ])
          form.setValue(champ, '', garde)
    for (const partie of partiesProposees) form.setValue(partie, lue[partie], garde)
    // Together: a street may be missing where a hamlet is said.
    void form.trigger([...partiesProposees])
  }
  return (
    <>
      <AdresseField
        label={textes.votreAdresse}
        hint={textes.votreAdresseAide}
        value={cherchee}
        onChange={setCherchee}
        proposer={proposer}
        onChoisie={prendre}
        onEcrite={(saisie) => {
          prendre(readAdresse(saisie))
          setOpen(true)
        }}
      />
      <button
        type="button"
        className={css.retour}
        aria-expanded={isMain}
        aria-controls={id}
        disabled={isFautive}
        onPointerDown={() => {
          pressee.current = isMain
        }}
        onClick={() => {
          setOpen(!(pressee.current ?? isMain))
          pressee.current = null
        }}
      >
        {isMain ? textes.replier : textes.aLaMain}
      </button>
      <div id={id} className={css.main} hidden={!isMain}>
        {children}
      </div>
    </>
  )
}

const Ligne = ({ children }: { children: ReactNode }) => <div className={css.ligne}>{children}</div>

type Place = Part & {
  name: Exclude<keyof SaisieAdresse, 'type' | 'adresseEtrangere'>
  /** Its share of the line; without one it has a line of its own. */
  place?: 'court' | 'long'
}

type TexteProps = Place & {
  /** Only that many digits. */
  chiffres?: number
} & Pick<TextFieldProps, 'label' | 'required' | 'autoComplete' | 'hint'>

/** One part that is typed. */
function Texte({ form, name, place, chiffres, ...field }: TexteProps) {
  const figures = chiffres && {
    mask: garderChiffres(chiffres),
    inputMode: 'numeric' as const,
    figures: true,
  }
  return (
    <div className={place && css[place]}>
      <Champ form={form} name={name}>
        {(champ) => <TextField {...champ} {...field} {...figures} />}
      </Champ>
    </div>
  )
}

type ChoisiProps = Place & {
  /** A choice's message stands beside the form. */
  onChoisit?: (valeur: string) => void
  /** What a code is called that is stored and that the list does not know: it is shown, and kept. */
  motDe?: (code: string) => string
} & Pick<SelectFieldProps, 'label' | 'choix' | 'required' | 'autoComplete' | 'placeholder'>

/** One part that is chosen. */
const Choisi = ({ form, name, place, onChoisit, motDe, choix = [], ...field }: ChoisiProps) => (
  <div className={place && css[place]}>
    <Champ form={form} name={name}>
      {(champ) => (
        <SelectField
          {...champ}
          {...field}
          choix={
            !motDe || champ.value === '' || choix.some(({ valeur }) => valeur === champ.value)
              ? choix
              : [...choix, { valeur: champ.value, libelle: motDe(champ.value) }]
          }
          onChange={(valeur) => {
            champ.onChange(valeur)
            onChoisit?.(valeur)
          }}
        />
      )}
    </Champ>
  </div>
)

function Voie({ form, choix }: Part & { choix: ChoixAdresse }) {
  return (
    <>
      <Ligne>
        <Texte form={form} name="numVoie" label={textes.numVoie} chiffres={5} place="court" />
        <Choisi
          form={form}
          name="libelleCourtBtq"
          label={textes.btq}
          choix={choix.btq}
          motDe={motComplement}
          placeholder={textes.sansBtq}
          place="court"
        />
        <Choisi
          form={form}
          name="libelleCourtNatureVoie"
          label={textes.natureVoie}
          choix={choix.naturesVoie}
          motDe={motNatureVoie}
          place="long"
        />
      </Ligne>
      <Texte
        form={form}
        name="libelleVoie"
        label={textes.libelleVoie}
        hint={textes.aideVoie}
        autoComplete="address-line1"
      />
    </>
  )
}

const Lieu = ({ form }: Part) => (
  <Ligne>
    <Texte form={form} name="lieuDit" label={textes.lieuDit} place="long" />
    <Texte form={form} name="mentionParticuliere" label={textes.mentionParticuliere} place="long" />
  </Ligne>
)

const Complements = ({ form }: Part) => (
  <Ligne>
    <Texte
      form={form}
      name="complementGeographique"
      label={textes.complementGeographique}
      autoComplete="address-line2"
      place="long"
    />
    <Texte
      form={form}
      name="pointRemiseCourrier"
      label={textes.pointRemiseCourrier}
      autoComplete="address-line3"
      place="long"
    />
  </Ligne>
)

const Cedex = ({ form }: Part) => (
  <Ligne>
    <Texte
      form={form}
      name="codeCedex"
      label={textes.codeCedex}
      chiffres={5}
      place="court"
      required
    />
    <Texte
      form={form}
      name="nomCedex"
      label={textes.nomCedex}
      hint={textes.aideNomCedex}
      place="long"
      required
    />
    <Texte form={form} name="bureauCedex" label={textes.bureauCedex} chiffres={2} place="court" />
  </Ligne>
)

function Etrangere({ form, pays }: Part & { pays: readonly Choix<string>[] }) {
  return (
    <>
      <Choisi
        form={form}
        name="codePays"
        label={textes.pays}
        required
        autoComplete="country"
        choix={pays.filter(({ valeur }) => valeur !== CODE_FRANCE)}
        onChoisit={(code) =>
          form.setValue('libellePays', pays.find(({ valeur }) => valeur === code)?.libelle ?? '')
        }
      />
      <Texte
        form={form}
        name="libelleVoie"
        label={textes.numeroEtVoie}
        autoComplete="address-line1"
        required
      />
      <Complements form={form} />
      <Texte form={form} name="lieuDit" label={textes.quartier} autoComplete="address-level1" />
      <Ligne>
        <Texte
          form={form}
          name="codePostal"
          label={textes.codePostal}
          autoComplete="postal-code"
          place="court"
        />
        <Texte
          form={form}
          name="localite"
          label={textes.localite}
          autoComplete="address-level2"
          place="long"
          required
        />
      </Ligne>
    </>
  )
}
