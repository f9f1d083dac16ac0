import sharp from 'sharp'
const [,,out,h,...fs]=process.argv
const ims=await Promise.all(fs.map(async f=>{const [file,w,top=0,ht]=f.split('@');let s=sharp(file);const m=await s.metadata();const t=Math.min(+top,m.height-10);s=s.extract({left:0,top:t,width:m.width,height:Math.min(ht?+ht:m.height,m.height-t)});return sharp(await s.png().toBuffer()).resize(+w).png().toBuffer({resolveWithObject:true})}))
const W=ims.reduce((a,i)=>a+i.info.width+10,0),H=Math.max(...ims.map(i=>i.info.height));let x=0
await sharp({create:{width:W,height:H,channels:3,background:'#f0f'}}).composite(ims.map(i=>{const o={input:i.data,left:x,top:0};x+=i.info.width+10;return o})).png().toFile(out)
