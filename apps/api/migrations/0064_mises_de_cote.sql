CREATE TABLE "mise_de_cote" (
	"key" text NOT NULL,
	"client_code" text NOT NULL,
	"cible" text NOT NULL,
	"essais" integer NOT NULL,
	"raison" text NOT NULL,
	"depuis" timestamp with time zone NOT NULL,
	"dernier_le" timestamp with time zone NOT NULL,
	"prochain_le" timestamp with time zone,
	CONSTRAINT "mise_de_cote_client_code_key_cible_pk" PRIMARY KEY("client_code","key","cible")
);
--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "echoue_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mise_de_cote" ADD CONSTRAINT "mise_de_cote_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mise_de_cote_montree" ON "mise_de_cote" USING btree ("client_code","dernier_le") WHERE prochain_le is null;--> statement-breakpoint
CREATE INDEX "mise_de_cote_dernier" ON "mise_de_cote" USING btree ("dernier_le");--> statement-breakpoint
CREATE INDEX "message_fini" ON "message" USING btree (coalesce("envoye_le", "echoue_le"));