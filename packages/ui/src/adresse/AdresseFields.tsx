import { motComplement, motNatureVoie } from '@espace-adherent/domain/adresse/abreviations.ts'
import {
  CODE_FRANCE,
  type SaisieAdresse,
  typesAdresse,
} from '@espace-adherent/domain/adresse/adresse.ts'
import { lignesAdresse } from '@espace-adherent/domain/adresse/format.ts'
import type { Choix } from '@espace-adherent/domain/choix'
import { garderChiffres } from '@espace-adherent/domain/validation'
import type { ReactNode } from 'react'
import { type FieldValues, useWatch } from 'react-hook-form'
import { RadioGroup, SelectField, type SelectFieldProps } from '../choix/index.ts'
import { FieldLayoutContext } from '../fields/champ.ts'
import { TextField, type TextFieldProps } from '../fields/index.ts'
import { Champ, type Formulaire } from '../forms/index.ts'
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
}

/**
 * An address in a form whose values hold its parts (`saisieDepuisAdresse`); `validateAdresse` is its
 * rule, `adresseAEnvoyer` gives what is sent. What is typed for another kind of address stays.
 */
export function AdresseFields<Values extends FieldValues & SaisieAdresse>({
  form: given,
  choix,
  findLocalites,
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
        {type === 'etrangere' ? (
          <Etrangere form={form} pays={choix.pays} />
        ) : (
          <Voie form={form} choix={choix} />
        )}
        {type === 'cedex' && <Cedex form={form} />}
        {type === 'francaise' && (
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
      <Complements form={form} />
      <Ligne>
        <Texte form={form} name="lieuDit" label={textes.lieuDit} place="long" />
        <Texte
          form={form}
          name="mentionParticuliere"
          label={textes.mentionParticuliere}
          place="long"
        />
      </Ligne>
    </>
  )
}

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
