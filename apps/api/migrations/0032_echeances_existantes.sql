-- A week from their day for what was sent before deadlines were kept, as for whatever no act has dated.
UPDATE "demande" SET "echeance" = ("cree_le" AT TIME ZONE 'Europe/Paris')::date + 7;
--> statement-breakpoint
UPDATE "demande" d SET "pause_depuis" = (
  SELECT min(a."demande_le") FROM "demande_attente" a WHERE a."demande_id" = d."id" AND a."repondu_le" IS NULL)
WHERE d."etat" IN ('recue', 'en-cours');
