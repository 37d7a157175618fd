import { choixDepuisLibelles } from '@espace-adherent/domain/choix'
import { libellesOreille, libellesSituationSoin, soinDe } from '@espace-adherent/domain/prestations'
import {
  fauteSoin,
  hasBase,
  hasMonture,
  hasOreille,
  SOIN_VIDE,
  SOINS_MAX,
  type SoinSaisi,
} from '@espace-adherent/domain/sinistres/facture.ts'
import { garderChiffres } from '@espace-adherent/domain/validation'
import { SelectField } from '@espace-adherent/ui/choix'
import { type ChampProps, TextField } from '@espace-adherent/ui/fields'
import { Repete } from '@espace-adherent/ui/listes/Repete.tsx'
import { MontantField } from '@espace-adherent/ui/montants'
import { SoinChoisi } from './SoinChoisi.tsx'
import css from './sinistres.module.css'
import { textes } from './textes.ts'

type SoinsFieldProps = Omit<ChampProps<SoinSaisi[]>, 'label'>

const situations = choixDepuisLibelles(libellesSituationSoin)
const oreilles = choixDepuisLibelles(libellesOreille)
const chiffres = garderChiffres(2)

/** The care of a bill, one after the other; what is wrong is said at the care that has it. */
export const SoinsField = (champ: SoinsFieldProps) => (
  <Repete<SoinSaisi>
    {...champ}
    mots={textes.soins}
    vide={SOIN_VIDE}
    max={SOINS_MAX}
    fauteDe={fauteSoin}
  >
    {({ codeActe }, lier) => (
      <>
        <SoinChoisi {...lier('codeActe')} />
        <div className={css.montants}>
          <TextField
            label={textes.quantite}
            required
            figures
            inputMode="numeric"
            mask={chiffres}
            {...lier('quantite')}
          />
          <MontantField label={textes.prix} required {...lier('depense')} />
          {soinDe(codeActe)?.regime.base !== null && (
            <MontantField label={textes.roPaye} hint={textes.roPayeAide} {...lier('ro')} />
          )}
        </div>
        <div className={css.montants} data-deux={true}>
          <SelectField
            label={textes.situation}
            choix={situations}
            {...lier('situation', 'parcours')}
          />
          {hasBase(codeActe) && (
            <MontantField label={textes.base} hint={textes.baseAide} {...lier('base')} />
          )}
          {hasOreille(codeActe) && (
            <SelectField label={textes.oreille} choix={oreilles} {...lier('oreille')} />
          )}
          {hasMonture(codeActe) && (
            <MontantField label={textes.monture} hint={textes.montureAide} {...lier('monture')} />
          )}
        </div>
      </>
    )}
  </Repete>
)
