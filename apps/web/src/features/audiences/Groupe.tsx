import {
  champsAudience,
  type NomChampAudience,
  type OperateurAudience,
  operateursAudience,
  operateursDe,
} from '@espace-adherent/domain/audiences/champs.ts'
import type { FautesAudience } from '@espace-adherent/domain/audiences/controle.ts'
import { direCondition } from '@espace-adherent/domain/audiences/dire.ts'
import {
  type ConditionAudience,
  type GroupeAudience,
  isGroupe,
  limitesAudience,
  type NoeudAudience,
} from '@espace-adherent/domain/audiences/regle.ts'
import { Button } from '@espace-adherent/ui/actions'
import { CheckboxField, SelectField } from '@espace-adherent/ui/choix'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import css from './audiences.module.css'
import { avecOperateur, conditionSur, groupesDeChamps } from './modele.ts'
import { textes } from './textes.ts'
import { ValeurField } from './ValeurField.tsx'

type Commun = {
  fautes: FautesAudience
  offres: readonly string[]
  disabled: boolean
}

type GroupeProps = Commun & {
  groupe: GroupeAudience
  /** Of a fault: `` for the outermost, `regles.1.` for one within. */
  place: string
  profondeur: number
  /** How many are left after each line; of the outermost group only. */
  etapes?: readonly number[] | undefined
  onChange: (groupe: GroupeAudience) => void
}

const liens = [
  { valeur: 'et', libelle: textes.toutes },
  { valeur: 'ou', libelle: textes.uneAuMoins },
]

/** Conditions that go together, and groups within them. */
export function Groupe(props: GroupeProps) {
  const { groupe, place, profondeur, etapes, disabled, onChange } = props
  const { lien, regles } = groupe
  const replace = (i: number, noeud: NoeudAudience | null) =>
    onChange({ ...groupe, regles: noeud ? regles.with(i, noeud) : regles.toSpliced(i, 1) })
  const add = (noeud: NoeudAudience) => onChange({ ...groupe, regles: [...regles, noeud] })
  return (
    <div className={css.groupe}>
      {(regles.length > 1 || profondeur > 1) && (
        <SelectField
          label={textes.quiRemplissent}
          layout="stack"
          required
          disabled={disabled}
          choix={liens}
          value={lien}
          onChange={(choisi) => onChange({ ...groupe, lien: choisi === 'ou' ? 'ou' : 'et' })}
        />
      )}
      <ol className={css.lignes}>
        {regles.map((noeud, i) => (
          // Lines have no identity of their own; those that ask the same are the same.
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the rule
          <li key={`${i}-${isGroupe(noeud) ? 'groupe' : noeud.champ}`} className="stack gap-6">
            {i > 0 && <span className="note strong">{textes[lien]}</span>}
            {isGroupe(noeud) ? (
              <Dedans
                {...props}
                groupe={noeud}
                place={`${place}regles.${i}`}
                onChange={(suite) => replace(i, suite)}
              />
            ) : (
              <Condition
                {...props}
                condition={noeud}
                place={`${place}regles.${i}`}
                numero={i + 1}
                onChange={(suite) => replace(i, suite)}
              />
            )}
            {etapes?.[i] !== undefined && <p className={css.reste}>{textes.reste(etapes[i])}</p>}
          </li>
        ))}
      </ol>
      {regles.length === 0 && profondeur === 1 && (
        <p className={css.discret}>{textes.personneVide}</p>
      )}
      {!disabled && (
        <div className={css.boutons}>
          <Button
            size="sm"
            icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => add(conditionSur('etatContrat'))}
          >
            {textes.ajouterCondition}
          </Button>
          {profondeur < limitesAudience.profondeur && (
            <Button
              size="sm"
              icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() => add({ lien: 'ou', regles: [conditionSur('offre')] })}
            >
              {textes.ajouterGroupe}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

type DedansProps = Omit<GroupeProps, 'onChange' | 'etapes'> & {
  onChange: (groupe: GroupeAudience | null) => void
}

function Dedans({ groupe, place, profondeur, onChange, ...commun }: DedansProps) {
  return (
    <fieldset className={css.dedans}>
      <legend>{textes.groupe}</legend>
      <CheckboxField
        label={textes.sauf}
        disabled={commun.disabled}
        value={groupe.isSauf === true}
        onChange={(isSauf) => onChange({ ...groupe, isSauf })}
      />
      <Groupe
        fautes={commun.fautes}
        offres={commun.offres}
        disabled={commun.disabled}
        groupe={groupe}
        place={`${place}.`}
        profondeur={profondeur + 1}
        onChange={onChange}
      />
      {commun.fautes[place] && <p className={css.faute}>{commun.fautes[place]}</p>}
      {!commun.disabled && (
        <Button size="sm" variant="quiet" onClick={() => onChange(null)}>
          {textes.retirerGroupe}
        </Button>
      )}
    </fieldset>
  )
}

type ConditionProps = Commun & {
  condition: ConditionAudience
  place: string
  numero: number
  onChange: (condition: ConditionAudience | null) => void
}

function Condition({
  condition,
  place,
  numero,
  fautes,
  offres,
  disabled,
  onChange,
}: ConditionProps) {
  const { champ, operateur } = condition
  const operateurs = operateursDe(champsAudience[champ]).map((nom) => ({
    valeur: nom,
    libelle: operateursAudience[nom].libelle,
  }))
  return (
    <fieldset className={css.condition}>
      <legend className="visually-hidden">{textes.condition(numero)}</legend>
      <SelectField
        label={textes.champ}
        layout="stack"
        required
        disabled={disabled}
        error={fautes[`${place}.champ`] ?? fautes[place]}
        groupes={groupesDeChamps}
        value={champ}
        onChange={(nom) => nom && onChange(conditionSur(nom as NomChampAudience))}
      />
      <SelectField
        label={textes.question}
        layout="stack"
        required
        disabled={disabled}
        error={fautes[`${place}.operateur`]}
        choix={operateurs}
        value={operateur}
        onChange={(nom) => nom && onChange(avecOperateur(condition, nom as OperateurAudience))}
      />
      <ValeurField
        key={operateur}
        condition={condition}
        offres={offres}
        disabled={disabled}
        error={fautes[`${place}.valeur`]}
        onChange={(valeur) => onChange({ ...condition, valeur })}
      />
      {!disabled && (
        <button
          type="button"
          className={css.retirer}
          aria-label={textes.retirer(direCondition(condition))}
          title={textes.retirer(direCondition(condition))}
          onClick={() => onChange(null)}
        >
          <IconTrash size={18} stroke={1.75} aria-hidden="true" />
        </button>
      )}
    </fieldset>
  )
}
