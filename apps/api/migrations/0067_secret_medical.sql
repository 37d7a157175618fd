ALTER TABLE "demande" ADD COLUMN "is_medicale" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "demande" ADD COLUMN "is_saisie_medicale" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "demande" ADD COLUMN "saisie_qualifiee_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "demande_fichier" ADD COLUMN "qualifie_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "demande_message" ADD COLUMN "is_medicale" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "demande_message" ADD COLUMN "qualifie_le" timestamp with time zone;--> statement-breakpoint
-- What came in about an act that may carry medical papers is medical, unless the act says that clerks need it. Until now
-- an answer to a free question, and every message, was open to all staff.
UPDATE "demande" SET "is_medicale" = true, "is_saisie_medicale" = true
  WHERE "acte" IN ('declarationSinistreActeGestion', 'declarationSinistreV2ActeGestion', 'pecHospiActeGestion');--> statement-breakpoint
UPDATE "demande_message" m SET "is_medicale" = true FROM "demande" d
  WHERE d."id" = m."demande_id" AND d."is_medicale" AND m."par" = 'membre';--> statement-breakpoint
-- By the field that was asked for, not by the one that an answer comes in with; one that nobody knows is medical.
UPDATE "fichier" f SET "is_medicale" = true
  FROM "demande_fichier" df
  JOIN "demande" d ON d."id" = df."demande_id"
  LEFT JOIN "demande_attente" a ON a."id" = df."attente_id"
  WHERE f."remote_file_name" = df."remote_file_name" AND d."is_medicale" AND NOT f."is_medicale"
    AND coalesce(CASE WHEN df."attente_id" IS NULL THEN df."champ" ELSE a."champ" END, '') NOT IN
      (SELECT ordinaire."champ" FROM (VALUES
        ('declarationSinistreActeGestion', 'decomptesIj'),
        ('declarationSinistreActeGestion', 'acteDeces'),
        ('declarationSinistreActeGestion', 'livretFamille'),
        ('declarationSinistreActeGestion', 'bulletin'),
        ('declarationSinistreV2ActeGestion', 'facture'),
        ('declarationSinistreV2ActeGestion', 'decompteRo')
      ) AS ordinaire ("acte", "champ") WHERE ordinaire."acte" = d."acte");
