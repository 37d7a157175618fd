CREATE TABLE "delegation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_code" text NOT NULL,
	"compte_id" uuid NOT NULL,
	"mandataire_id" uuid,
	"nom" text NOT NULL,
	"email" text NOT NULL,
	"domaines" text[] NOT NULL,
	"fin" date NOT NULL,
	"etat" text NOT NULL,
	"empreinte" text,
	"expire_le" timestamp with time zone NOT NULL,
	"cree_le" timestamp with time zone NOT NULL,
	"acceptee_le" timestamp with time zone,
	"finie_le" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "compte" ADD COLUMN "codes_par" text DEFAULT 'SMS' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "delegation_id" uuid;--> statement-breakpoint
ALTER TABLE "delegation" ADD CONSTRAINT "delegation_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delegation" ADD CONSTRAINT "delegation_compte_id_compte_id_fk" FOREIGN KEY ("compte_id") REFERENCES "public"."compte"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delegation" ADD CONSTRAINT "delegation_mandataire_id_compte_id_fk" FOREIGN KEY ("mandataire_id") REFERENCES "public"."compte"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delegation_compte" ON "delegation" USING btree ("compte_id");--> statement-breakpoint
CREATE INDEX "delegation_mandataire" ON "delegation" USING btree ("mandataire_id");--> statement-breakpoint
CREATE UNIQUE INDEX "delegation_empreinte" ON "delegation" USING btree ("empreinte");--> statement-breakpoint
CREATE INDEX "delegation_fin" ON "delegation" USING btree ("fin") WHERE etat = 'acceptee';--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_delegation_id_delegation_id_fk" FOREIGN KEY ("delegation_id") REFERENCES "public"."delegation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_delegation" ON "session" USING btree ("delegation_id") WHERE delegation_id is not null;