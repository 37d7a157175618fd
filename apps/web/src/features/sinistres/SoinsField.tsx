import { choixDepuisLibelles } from '@espace-adherent/domain/choix'
import {
  actesParFamille,
  libellesOreille,
  libellesSituationSoin,
  soinDe,
} from '@espace-adherent/domain/prestations'
import {
  hasBase,
  hasMonture,
  hasOreille,
  messageSoin,
  SOIN_VIDE,
  SOINS_MAX,
  type SoinSaisi,
} from '@espace-adherent/domain/sinistres'
import { garderChiffres } from '@espace-adherent/domain/validation'
import { Button } from '@espace-adherent/ui/actions'
import { SelectField } from '@espace-adherent/ui/choix'
import { type ChampProps, TextField } from '@espace-adherent/ui/fields'
import { MontantField } from '@espace-adherent/ui/montants'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import css from './sinistres.module.css'
import { textes } from './textes.ts'

type SoinsFieldProps = Omit<ChampProps<SoinSaisi[]>, 'label'>

const groupes = actesParFamille().map(({ libelle, actes }) => ({
  libelle,
  choix: actes.map((soin) => ({ valeur: soin.code, libelle: soin.libelle })),
}))
const situations = choixDepuisLibelles(libellesSituationSoin)
const oreilles = choixDepuisLibelles(libellesOreille)
const chiffres = garderChiffres(2)

/** The care of a bill, one after the other; what is wrong is said at the care that has it. */
export function SoinsField({ id, value, onChange, onBlur, error }: SoinsFieldProps) {
  const change = (rang: number, ecart: Partial<SoinSaisi>) =>
    onChange(value.map((soin, i) => (i === rang ? { ...soin, ...ecart } : soin)))
  const premierFautif = value.findIndex((soin) => messageSoin(soin) !== null)
  return (
    <div className={css.soins}>
      {value.map((soin, rang) => {
        const lie = <N extends keyof SoinSaisi>(nom: N, absent = '') => ({
          value: soin[nom] ?? absent,
          onChange: (saisi: string) => change(rang, { [nom]: saisi }),
          onBlur,
        })
        const isFautif = error !== undefined && rang === Math.max(premierFautif, 0)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: care is known by its place on the bill.
          <fieldset key={rang} className={css.soin}>
            <legend>{textes.soin(rang + 1)}</legend>
            <SelectField
              id={rang === Math.max(premierFautif, 0) ? id : undefined}
              label={textes.quelSoin}
              required
              groupes={groupes}
              {...lie('codeActe')}
              error={isFautif ? error : undefined}
            />
            <div className={css.montants}>
              <TextField
                label={textes.quantite}
                required
                figures
                inputMode="numeric"
                mask={chiffres}
                {...lie('quantite')}
              />
              <MontantField label={textes.prix} required {...lie('depense')} />
              {soinDe(soin.codeActe)?.regime.base !== null && (
                <MontantField label={textes.roPaye} hint={textes.roPayeAide} {...lie('ro')} />
              )}
            </div>
            <div className={css.montants} data-deux={true}>
              <SelectField
                label={textes.situation}
                choix={situations}
                {...lie('situation', 'parcours')}
              />
              {hasBase(soin.codeActe) && (
                <MontantField label={textes.base} hint={textes.baseAide} {...lie('base')} />
              )}
              {hasOreille(soin.codeActe) && (
                <SelectField label={textes.oreille} choix={oreilles} {...lie('oreille')} />
              )}
              {hasMonture(soin.codeActe) && (
                <MontantField
                  label={textes.monture}
                  hint={textes.montureAide}
                  {...lie('monture')}
                />
              )}
            </div>
            {value.length > 1 && (
              <Button
                size="sm"
                variant="quiet"
                icon={<IconTrash size={18} stroke={1.75} aria-hidden="true" />}
                aria-label={textes.retirerSoin(rang + 1)}
                onClick={() => onChange(value.filter((_, i) => i !== rang))}
              >
                {textes.retirer}
              </Button>
            )}
          </fieldset>
        )
      })}
      {value.length < SOINS_MAX && (
        <p>
          <Button
            icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => onChange([...value, SOIN_VIDE])}
          >
            {textes.ajouterSoin}
          </Button>
        </p>
      )}
    </div>
  )
}
