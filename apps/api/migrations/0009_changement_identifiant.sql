CREATE TABLE "changement_identifiant" (
	"compte_id" uuid PRIMARY KEY NOT NULL,
	"nouvel_identifiant" text NOT NULL,
	"demande_le" timestamp with time zone NOT NULL,
	"effet_le" timestamp with time zone NOT NULL,
	"confirme_le" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "lien" ALTER COLUMN "expire_le" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "changement_identifiant" ADD CONSTRAINT "changement_identifiant_compte_id_compte_id_fk" FOREIGN KEY ("compte_id") REFERENCES "public"."compte"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "changement_identifiant_effet" ON "changement_identifiant" USING btree ("effet_le");--> statement-breakpoint
ALTER TABLE "lien" DROP COLUMN "nouvel_identifiant";