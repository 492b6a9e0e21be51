// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "../settings.js";

"use strict";
export const isRegistryEntries = validate0;
const func0 = require("ajv/dist/runtime/ucs2length").default;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "senderNumbers") || (key0 === "brands")) || (key0 === "rcsTemplates")) || (key0 === "senderKeys")) || (key0 === "alimtalkTemplates")) || (key0 === "brandmessageTemplates")) || (key0 === "countries"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.senderNumbers !== undefined){
let data0 = data.senderNumbers;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 10000){
validate0.errors = [{instancePath:instancePath+"/senderNumbers",schemaPath:"#/properties/senderNumbers/maxItems",keyword:"maxItems",params:{limit: 10000}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(isRegistryText(data0[i0]))){
vErrors = childErrors(vErrors, isRegistryText.errors, instancePath + "/senderNumbers/" + i0);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/senderNumbers",schemaPath:"#/properties/senderNumbers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brands !== undefined){
let data2 = data.brands;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
if(data2.length > 10000){
validate0.errors = [{instancePath:instancePath+"/brands",schemaPath:"#/properties/brands/maxItems",keyword:"maxItems",params:{limit: 10000}}];
return false;
}
else {
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing0;
if((data3.brandKey === undefined) && (missing0 = "brandKey")){
validate0.errors = [{instancePath:instancePath+"/brands/" + i1,schemaPath:"#/properties/brands/items/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs9 = errors;
for(const key1 in data3){
if(!(((key1 === "brandKey") || (key1 === "brandId")) || (key1 === "name"))){
validate0.errors = [{instancePath:instancePath+"/brands/" + i1,schemaPath:"#/properties/brands/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs9 === errors){
if(data3.brandKey !== undefined){
const _errs10 = errors;
if(!(isRegistryText(data3.brandKey))){
vErrors = childErrors(vErrors, isRegistryText.errors, instancePath + "/brands/" + i1+"/brandKey");
errors = vErrors.length;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.brandId !== undefined){
const _errs11 = errors;
if(!(isRegistryText(data3.brandId))){
vErrors = childErrors(vErrors, isRegistryText.errors, instancePath + "/brands/" + i1+"/brandId");
errors = vErrors.length;
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.name !== undefined){
const _errs12 = errors;
if(!(isRegistryText(data3.name))){
vErrors = childErrors(vErrors, isRegistryText.errors, instancePath + "/brands/" + i1+"/name");
errors = vErrors.length;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/brands/" + i1,schemaPath:"#/properties/brands/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/brands",schemaPath:"#/properties/brands/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rcsTemplates !== undefined){
let data7 = data.rcsTemplates;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data7)){
if(data7.length > 10000){
validate0.errors = [{instancePath:instancePath+"/rcsTemplates",schemaPath:"#/properties/rcsTemplates/maxItems",keyword:"maxItems",params:{limit: 10000}}];
return false;
}
else {
var valid4 = true;
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
let data8 = data7[i2];
const _errs15 = errors;
if(errors === _errs15){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing1;
if(((data8.id === undefined) && (missing1 = "id")) || ((data8.kind === undefined) && (missing1 = "kind"))){
validate0.errors = [{instancePath:instancePath+"/rcsTemplates/" + i2,schemaPath:"#/properties/rcsTemplates/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs17 = errors;
for(const key2 in data8){
if(!((key2 === "id") || (key2 === "kind"))){
validate0.errors = [{instancePath:instancePath+"/rcsTemplates/" + i2,schemaPath:"#/properties/rcsTemplates/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs17 === errors){
if(data8.id !== undefined){
const _errs18 = errors;
if(!(isRegistryText(data8.id))){
vErrors = childErrors(vErrors, isRegistryText.errors, instancePath + "/rcsTemplates/" + i2+"/id");
errors = vErrors.length;
}
var valid5 = _errs18 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data8.kind !== undefined){
const _errs19 = errors;
if(!(isRegistryText(data8.kind))){
vErrors = childErrors(vErrors, isRegistryText.errors, instancePath + "/rcsTemplates/" + i2+"/kind");
errors = vErrors.length;
}
var valid5 = _errs19 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/rcsTemplates/" + i2,schemaPath:"#/properties/rcsTemplates/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs15 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/rcsTemplates",schemaPath:"#/properties/rcsTemplates/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.senderKeys !== undefined){
let data11 = data.senderKeys;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data11)){
if(data11.length > 10000){
validate0.errors = [{instancePath:instancePath+"/senderKeys",schemaPath:"#/properties/senderKeys/maxItems",keyword:"maxItems",params:{limit: 10000}}];
return false;
}
else {
var valid6 = true;
const len3 = data11.length;
for(let i3=0; i3<len3; i3++){
let data12 = data11[i3];
const _errs22 = errors;
const _errs23 = errors;
let valid7 = false;
let passing0 = null;
const _errs24 = errors;
if(!(isRegistryText(data12))){
vErrors = childErrors(vErrors, isRegistryText.errors, instancePath + "/senderKeys/" + i3);
errors = vErrors.length;
}
var _valid0 = _errs24 === errors;
if(_valid0){
valid7 = true;
passing0 = 0;
}
const _errs25 = errors;
if(errors === _errs25){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing2;
if((data12.senderKey === undefined) && (missing2 = "senderKey")){
const err0 = {instancePath:instancePath+"/senderKeys/" + i3,schemaPath:"#/properties/senderKeys/items/oneOf/1/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs27 = errors;
for(const key3 in data12){
if(!((((key3 === "senderKey") || (key3 === "name")) || (key3 === "brandTargeting")) || (key3 === "unsubscribePhoneNumber"))){
const err1 = {instancePath:instancePath+"/senderKeys/" + i3,schemaPath:"#/properties/senderKeys/items/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs27 === errors){
if(data12.senderKey !== undefined){
const _errs28 = errors;
if(!(isRegistryText(data12.senderKey))){
vErrors = childErrors(vErrors, isRegistryText.errors, instancePath + "/senderKeys/" + i3+"/senderKey");
errors = vErrors.length;
}
var valid8 = _errs28 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data12.name !== undefined){
const _errs29 = errors;
if(!(isRegistryText(data12.name))){
vErrors = childErrors(vErrors, isRegistryText.errors, instancePath + "/senderKeys/" + i3+"/name");
errors = vErrors.length;
}
var valid8 = _errs29 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data12.brandTargeting !== undefined){
let data15 = data12.brandTargeting;
const _errs30 = errors;
if(errors === _errs30){
if(Array.isArray(data15)){
if(data15.length > 2){
const err2 = {instancePath:instancePath+"/senderKeys/" + i3+"/brandTargeting",schemaPath:"#/properties/senderKeys/items/oneOf/1/properties/brandTargeting/maxItems",keyword:"maxItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
var valid9 = true;
const len4 = data15.length;
for(let i4=0; i4<len4; i4++){
const _errs32 = errors;
if(!(isRegistryText(data15[i4]))){
vErrors = childErrors(vErrors, isRegistryText.errors, instancePath + "/senderKeys/" + i3+"/brandTargeting/" + i4);
errors = vErrors.length;
}
var valid9 = _errs32 === errors;
if(!valid9){
break;
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/senderKeys/" + i3+"/brandTargeting",schemaPath:"#/properties/senderKeys/items/oneOf/1/properties/brandTargeting/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid8 = _errs30 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data12.unsubscribePhoneNumber !== undefined){
const _errs33 = errors;
if(!(isRegistryText(data12.unsubscribePhoneNumber))){
vErrors = childErrors(vErrors, isRegistryText.errors, instancePath + "/senderKeys/" + i3+"/unsubscribePhoneNumber");
errors = vErrors.length;
}
var valid8 = _errs33 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/senderKeys/" + i3,schemaPath:"#/properties/senderKeys/items/oneOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs25 === errors;
if(_valid0 && valid7){
valid7 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid7 = true;
passing0 = 1;
}
}
if(!valid7){
const err5 = {instancePath:instancePath+"/senderKeys/" + i3,schemaPath:"#/properties/senderKeys/items/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate0.errors = vErrors;
return false;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
var valid6 = _errs22 === errors;
if(!valid6){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/senderKeys",schemaPath:"#/properties/senderKeys/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.alimtalkTemplates !== undefined){
let data18 = data.alimtalkTemplates;
const _errs34 = errors;
if(errors === _errs34){
if(Array.isArray(data18)){
if(data18.length > 10000){
validate0.errors = [{instancePath:instancePath+"/alimtalkTemplates",schemaPath:"#/properties/alimtalkTemplates/maxItems",keyword:"maxItems",params:{limit: 10000}}];
return false;
}
else {
var valid10 = true;
const len5 = data18.length;
for(let i5=0; i5<len5; i5++){
let data19 = data18[i5];
const _errs36 = errors;
if(errors === _errs36){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
let missing3;
if(((data19.code === undefined) && (missing3 = "code")) || ((data19.text === undefined) && (missing3 = "text"))){
validate0.errors = [{instancePath:instancePath+"/alimtalkTemplates/" + i5,schemaPath:"#/properties/alimtalkTemplates/items/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs38 = errors;
for(const key4 in data19){
if(!(((key4 === "code") || (key4 === "text")) || (key4 === "buttons"))){
validate0.errors = [{instancePath:instancePath+"/alimtalkTemplates/" + i5,schemaPath:"#/properties/alimtalkTemplates/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}}];
return false;
break;
}
}
if(_errs38 === errors){
if(data19.code !== undefined){
const _errs39 = errors;
if(!(isRegistryText(data19.code))){
vErrors = childErrors(vErrors, isRegistryText.errors, instancePath + "/alimtalkTemplates/" + i5+"/code");
errors = vErrors.length;
}
var valid11 = _errs39 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data19.text !== undefined){
let data21 = data19.text;
const _errs40 = errors;
if(errors === _errs40){
if(typeof data21 === "string"){
if(func0(data21) > 10000){
validate0.errors = [{instancePath:instancePath+"/alimtalkTemplates/" + i5+"/text",schemaPath:"#/properties/alimtalkTemplates/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 10000}}];
return false;
}
else {
if(func0(data21) < 1){
validate0.errors = [{instancePath:instancePath+"/alimtalkTemplates/" + i5+"/text",schemaPath:"#/properties/alimtalkTemplates/items/properties/text/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/alimtalkTemplates/" + i5+"/text",schemaPath:"#/properties/alimtalkTemplates/items/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid11 = _errs40 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data19.buttons !== undefined){
let data22 = data19.buttons;
const _errs42 = errors;
if(errors === _errs42){
if(Array.isArray(data22)){
if(data22.length > 20){
validate0.errors = [{instancePath:instancePath+"/alimtalkTemplates/" + i5+"/buttons",schemaPath:"#/properties/alimtalkTemplates/items/properties/buttons/maxItems",keyword:"maxItems",params:{limit: 20}}];
return false;
}
else {
var valid12 = true;
const len6 = data22.length;
for(let i6=0; i6<len6; i6++){
let data23 = data22[i6];
const _errs44 = errors;
if(errors === _errs44){
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(Object.keys(data23).length > 20){
validate0.errors = [{instancePath:instancePath+"/alimtalkTemplates/" + i5+"/buttons/" + i6,schemaPath:"#/properties/alimtalkTemplates/items/properties/buttons/items/maxProperties",keyword:"maxProperties",params:{limit: 20}}];
return false;
}
else {
for(const key5 in data23){
let data24 = data23[key5];
const _errs47 = errors;
if(errors === _errs47){
if(typeof data24 === "string"){
if(func0(data24) > 2000){
validate0.errors = [{instancePath:instancePath+"/alimtalkTemplates/" + i5+"/buttons/" + i6+"/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/alimtalkTemplates/items/properties/buttons/items/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/alimtalkTemplates/" + i5+"/buttons/" + i6+"/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/alimtalkTemplates/items/properties/buttons/items/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid13 = _errs47 === errors;
if(!valid13){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/alimtalkTemplates/" + i5+"/buttons/" + i6,schemaPath:"#/properties/alimtalkTemplates/items/properties/buttons/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid12 = _errs44 === errors;
if(!valid12){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/alimtalkTemplates/" + i5+"/buttons",schemaPath:"#/properties/alimtalkTemplates/items/properties/buttons/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid11 = _errs42 === errors;
}
else {
var valid11 = true;
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/alimtalkTemplates/" + i5,schemaPath:"#/properties/alimtalkTemplates/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid10 = _errs36 === errors;
if(!valid10){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/alimtalkTemplates",schemaPath:"#/properties/alimtalkTemplates/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brandmessageTemplates !== undefined){
let data25 = data.brandmessageTemplates;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data25)){
if(data25.length > 10000){
validate0.errors = [{instancePath:instancePath+"/brandmessageTemplates",schemaPath:"#/properties/brandmessageTemplates/maxItems",keyword:"maxItems",params:{limit: 10000}}];
return false;
}
else {
var valid14 = true;
const len7 = data25.length;
for(let i7=0; i7<len7; i7++){
let data26 = data25[i7];
const _errs51 = errors;
if(errors === _errs51){
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
let missing4;
if(((data26.code === undefined) && (missing4 = "code")) || ((data26.msgType === undefined) && (missing4 = "msgType"))){
validate0.errors = [{instancePath:instancePath+"/brandmessageTemplates/" + i7,schemaPath:"#/properties/brandmessageTemplates/items/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
const _errs53 = errors;
for(const key6 in data26){
if(!(((key6 === "code") || (key6 === "msgType")) || (key6 === "variables"))){
validate0.errors = [{instancePath:instancePath+"/brandmessageTemplates/" + i7,schemaPath:"#/properties/brandmessageTemplates/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}}];
return false;
break;
}
}
if(_errs53 === errors){
if(data26.code !== undefined){
const _errs54 = errors;
if(!(isRegistryText(data26.code))){
vErrors = childErrors(vErrors, isRegistryText.errors, instancePath + "/brandmessageTemplates/" + i7+"/code");
errors = vErrors.length;
}
var valid15 = _errs54 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data26.msgType !== undefined){
const _errs55 = errors;
if(!(isRegistryText(data26.msgType))){
vErrors = childErrors(vErrors, isRegistryText.errors, instancePath + "/brandmessageTemplates/" + i7+"/msgType");
errors = vErrors.length;
}
var valid15 = _errs55 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data26.variables !== undefined){
let data29 = data26.variables;
const _errs56 = errors;
if(errors === _errs56){
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(Object.keys(data29).length > 10){
validate0.errors = [{instancePath:instancePath+"/brandmessageTemplates/" + i7+"/variables",schemaPath:"#/properties/brandmessageTemplates/items/properties/variables/maxProperties",keyword:"maxProperties",params:{limit: 10}}];
return false;
}
else {
for(const key7 in data29){
let data30 = data29[key7];
const _errs59 = errors;
if(errors === _errs59){
if(Array.isArray(data30)){
if(data30.length > 100){
validate0.errors = [{instancePath:instancePath+"/brandmessageTemplates/" + i7+"/variables/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/brandmessageTemplates/items/properties/variables/additionalProperties/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid17 = true;
const len8 = data30.length;
for(let i8=0; i8<len8; i8++){
const _errs61 = errors;
if(!(isRegistryText(data30[i8]))){
vErrors = childErrors(vErrors, isRegistryText.errors, instancePath + "/brandmessageTemplates/" + i7+"/variables/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8);
errors = vErrors.length;
}
var valid17 = _errs61 === errors;
if(!valid17){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/brandmessageTemplates/" + i7+"/variables/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/brandmessageTemplates/items/properties/variables/additionalProperties/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid16 = _errs59 === errors;
if(!valid16){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/brandmessageTemplates/" + i7+"/variables",schemaPath:"#/properties/brandmessageTemplates/items/properties/variables/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid15 = _errs56 === errors;
}
else {
var valid15 = true;
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/brandmessageTemplates/" + i7,schemaPath:"#/properties/brandmessageTemplates/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid14 = _errs51 === errors;
if(!valid14){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/brandmessageTemplates",schemaPath:"#/properties/brandmessageTemplates/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.countries !== undefined){
let data32 = data.countries;
const _errs62 = errors;
if(errors === _errs62){
if(Array.isArray(data32)){
if(data32.length > 10000){
validate0.errors = [{instancePath:instancePath+"/countries",schemaPath:"#/properties/countries/maxItems",keyword:"maxItems",params:{limit: 10000}}];
return false;
}
else {
var valid18 = true;
const len9 = data32.length;
for(let i9=0; i9<len9; i9++){
let data33 = data32[i9];
const _errs64 = errors;
if(errors === _errs64){
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
let missing5;
if((data33.prefix === undefined) && (missing5 = "prefix")){
validate0.errors = [{instancePath:instancePath+"/countries/" + i9,schemaPath:"#/properties/countries/items/required",keyword:"required",params:{missingProperty: missing5}}];
return false;
}
else {
const _errs66 = errors;
for(const key8 in data33){
if(!(((key8 === "prefix") || (key8 === "signature")) || (key8 === "senderId"))){
validate0.errors = [{instancePath:instancePath+"/countries/" + i9,schemaPath:"#/properties/countries/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}}];
return false;
break;
}
}
if(_errs66 === errors){
if(data33.prefix !== undefined){
const _errs67 = errors;
if(!(isRegistryText(data33.prefix))){
vErrors = childErrors(vErrors, isRegistryText.errors, instancePath + "/countries/" + i9+"/prefix");
errors = vErrors.length;
}
var valid19 = _errs67 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data33.signature !== undefined){
const _errs68 = errors;
if(!(isRegistryText(data33.signature))){
vErrors = childErrors(vErrors, isRegistryText.errors, instancePath + "/countries/" + i9+"/signature");
errors = vErrors.length;
}
var valid19 = _errs68 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data33.senderId !== undefined){
const _errs69 = errors;
if(!(isRegistryText(data33.senderId))){
vErrors = childErrors(vErrors, isRegistryText.errors, instancePath + "/countries/" + i9+"/senderId");
errors = vErrors.length;
}
var valid19 = _errs69 === errors;
}
else {
var valid19 = true;
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/countries/" + i9,schemaPath:"#/properties/countries/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid18 = _errs64 === errors;
if(!valid18){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/countries",schemaPath:"#/properties/countries/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}

export const isRegistryEntries__oneOf1 = validate1;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.senderKey === undefined) && (missing0 = "senderKey")){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "senderKey") || (key0 === "name")) || (key0 === "brandTargeting")) || (key0 === "unsubscribePhoneNumber"))){
validate1.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.senderKey !== undefined){
const _errs2 = errors;
if(!(isRegistryText(data.senderKey))){
vErrors = childErrors(vErrors, isRegistryText.errors, instancePath + "/senderKey");
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(!(isRegistryText(data.name))){
vErrors = childErrors(vErrors, isRegistryText.errors, instancePath + "/name");
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brandTargeting !== undefined){
let data2 = data.brandTargeting;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data2)){
if(data2.length > 2){
validate1.errors = [{instancePath:instancePath+"/brandTargeting",schemaPath:"#/properties/brandTargeting/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(isRegistryText(data2[i0]))){
vErrors = childErrors(vErrors, isRegistryText.errors, instancePath + "/brandTargeting/" + i0);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/brandTargeting",schemaPath:"#/properties/brandTargeting/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unsubscribePhoneNumber !== undefined){
const _errs7 = errors;
if(!(isRegistryText(data.unsubscribePhoneNumber))){
vErrors = childErrors(vErrors, isRegistryText.errors, instancePath + "/unsubscribePhoneNumber");
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}

export const isRegistryText = validate2;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 200){
validate2.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func0(data) < 1){
validate2.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    RegistryEntries: isRegistryEntries,
    RegistryText: isRegistryText,
  },
  branches: {
    RegistryEntries$$oneOf1: isRegistryEntries__oneOf1,
  },
  schemas: "{\"RegistryEntries\":{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"senderNumbers\":{\"type\":\"array\",\"maxItems\":10000,\"items\":{\"$ref\":\"#/$defs/RegistryText\"}},\"brands\":{\"type\":\"array\",\"maxItems\":10000,\"items\":{\"type\":\"object\",\"required\":[\"brandKey\"],\"additionalProperties\":false,\"properties\":{\"brandKey\":{\"$ref\":\"#/$defs/RegistryText\"},\"brandId\":{\"$ref\":\"#/$defs/RegistryText\"},\"name\":{\"$ref\":\"#/$defs/RegistryText\"}}}},\"rcsTemplates\":{\"type\":\"array\",\"maxItems\":10000,\"items\":{\"type\":\"object\",\"required\":[\"id\",\"kind\"],\"additionalProperties\":false,\"properties\":{\"id\":{\"$ref\":\"#/$defs/RegistryText\"},\"kind\":{\"$ref\":\"#/$defs/RegistryText\"}}}},\"senderKeys\":{\"type\":\"array\",\"maxItems\":10000,\"items\":{\"oneOf\":[{\"$ref\":\"#/$defs/RegistryText\"},{\"$ref\":\"#/$defs/RegistryEntries$$oneOf1\"}]}},\"alimtalkTemplates\":{\"type\":\"array\",\"maxItems\":10000,\"items\":{\"type\":\"object\",\"required\":[\"code\",\"text\"],\"additionalProperties\":false,\"properties\":{\"code\":{\"$ref\":\"#/$defs/RegistryText\"},\"text\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":10000},\"buttons\":{\"type\":\"array\",\"maxItems\":20,\"items\":{\"type\":\"object\",\"maxProperties\":20,\"additionalProperties\":{\"type\":\"string\",\"maxLength\":2000}}}}}},\"brandmessageTemplates\":{\"type\":\"array\",\"maxItems\":10000,\"items\":{\"type\":\"object\",\"required\":[\"code\",\"msgType\"],\"additionalProperties\":false,\"properties\":{\"code\":{\"$ref\":\"#/$defs/RegistryText\"},\"msgType\":{\"$ref\":\"#/$defs/RegistryText\"},\"variables\":{\"type\":\"object\",\"maxProperties\":10,\"additionalProperties\":{\"type\":\"array\",\"maxItems\":100,\"items\":{\"$ref\":\"#/$defs/RegistryText\"}}}}}},\"countries\":{\"type\":\"array\",\"maxItems\":10000,\"items\":{\"type\":\"object\",\"required\":[\"prefix\"],\"additionalProperties\":false,\"properties\":{\"prefix\":{\"$ref\":\"#/$defs/RegistryText\"},\"signature\":{\"$ref\":\"#/$defs/RegistryText\"},\"senderId\":{\"$ref\":\"#/$defs/RegistryText\"}}}}}},\"RegistryEntries$$oneOf1\":{\"type\":\"object\",\"required\":[\"senderKey\"],\"additionalProperties\":false,\"properties\":{\"senderKey\":{\"$ref\":\"#/$defs/RegistryText\"},\"name\":{\"$ref\":\"#/$defs/RegistryText\"},\"brandTargeting\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"$ref\":\"#/$defs/RegistryText\"}},\"unsubscribePhoneNumber\":{\"$ref\":\"#/$defs/RegistryText\"}}},\"RegistryText\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":200}}",
  uses: [],
});
