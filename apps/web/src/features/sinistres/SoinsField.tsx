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
const situations = Object.entries(libellesSituationSoin).map(([valeur, libelle]) => ({
  valeur,
  libelle,
}))
const oreilles = Object.entries(libellesOreille).map(([valeur, libelle]) => ({ valeur, libelle }))
const chiffres = garderChiffres(2)

/** The care of a bill, one after the other; what is wrong is said at the care that has it. */
export function SoinsField({ id, value, onChange, onBlur, error }: SoinsFieldProps) {
  const change = (rang: number, ecart: Partial<SoinSaisi>) =>
    onChange(value.map((soin, i) => (i === rang ? { ...soin, ...ecart } : soin)))
  const premierFautif = value.findIndex((soin) => messageSoin(soin) !== null)
  return (
    <div className={css.soins}>
      {value.map((soin, rang) => {
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
              value={soin.codeActe}
              error={isFautif ? error : undefined}
              onChange={(codeActe) => change(rang, { codeActe })}
              onBlur={onBlur}
            />
            <div className={css.montants}>
              <TextField
                label={textes.quantite}
                required
                figures
                inputMode="numeric"
                mask={chiffres}
                value={soin.quantite}
                onChange={(quantite) => change(rang, { quantite })}
                onBlur={onBlur}
              />
              <MontantField
                label={textes.prix}
                required
                value={soin.depense}
                onChange={(depense) => change(rang, { depense })}
                onBlur={onBlur}
              />
              {soinDe(soin.codeActe)?.regime.base !== null && (
                <MontantField
                  label={textes.roPaye}
                  hint={textes.roPayeAide}
                  value={soin.ro}
                  onChange={(ro) => change(rang, { ro })}
                  onBlur={onBlur}
                />
              )}
            </div>
            <div className={css.montants} data-deux={true}>
              <SelectField
                label={textes.situation}
                choix={situations}
                value={soin.situation ?? 'parcours'}
                onChange={(situation) => change(rang, { situation })}
                onBlur={onBlur}
              />
              {hasBase(soin.codeActe) && (
                <MontantField
                  label={textes.base}
                  hint={textes.baseAide}
                  value={soin.base ?? ''}
                  onChange={(base) => change(rang, { base })}
                  onBlur={onBlur}
                />
              )}
              {hasOreille(soin.codeActe) && (
                <SelectField
                  label={textes.oreille}
                  choix={oreilles}
                  value={soin.oreille ?? ''}
                  onChange={(oreille) => change(rang, { oreille })}
                  onBlur={onBlur}
                />
              )}
              {hasMonture(soin.codeActe) && (
                <MontantField
                  label={textes.monture}
                  hint={textes.montureAide}
                  value={soin.monture ?? ''}
                  onChange={(monture) => change(rang, { monture })}
                  onBlur={onBlur}
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
